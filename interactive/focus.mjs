// Whose the focus is. A widget that draws itself anew never takes it from something else on the page.

/** Whether the focus is a widget's to move: inside it, or nowhere. @param {Element} widget */
export function isOurs(widget) {
  const active = document.activeElement;
  return !active || active === document.body || widget.contains(active);
}
