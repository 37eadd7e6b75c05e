// Light or dark: the system's choice until the reader makes one, which is then kept.
// The scheme is set before the first paint by docs/.overrides/partials/javascripts/palette.html.

const KEY = "hana.scheme";
const system = matchMedia("(prefers-color-scheme: dark)");

/** @returns {string | null} */
function chosen() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is blocked: the choice holds for this visit
  }
}

const isDark = () => document.body.dataset.mdColorScheme === "slate";

/** @param {boolean} dark */
function show(dark) {
  if (dark !== isDark()) document.body.dataset.mdColorScheme = dark ? "slate" : "default";
  document.querySelector(".hana-scheme")?.setAttribute("aria-pressed", String(dark));
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest(".hana-scheme")) return;
  const dark = !isDark();
  try {
    localStorage.setItem(KEY, dark ? "dark" : "light");
  } catch {
    // as above
  }
  show(dark);
});
system.addEventListener("change", () => {
  const { hanaEmbed } = document.body.dataset; // inside another page the reader has chosen nothing
  if (hanaEmbed ? hanaEmbed === "system" : !chosen()) show(system.matches);
});
show(isDark());
