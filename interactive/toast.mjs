// A note that says what was done, and goes by itself. It is never the only way to know something.

const SHOWN_FOR = 2000; // ms

/** @type {ReturnType<typeof setTimeout> | undefined} */
let shown;

/** @param {string} text */
export function toast(text) {
  let note = document.querySelector(".hana-toast");
  if (!note) {
    note = document.createElement("p");
    note.className = "hana-toast";
    note.setAttribute("role", "status");
    document.body.append(note);
  }
  const said = note;
  said.textContent = text;
  clearTimeout(shown);
  shown = setTimeout(() => {
    said.textContent = "";
  }, SHOWN_FOR);
}
