// A link as a QR code: one path of squares, dark on white in both schemes, so that every camera reads it.

import { svg, html } from "lit";
import { encode } from "uqr";

/** @param {string} link */
export function qrCode(link) {
  let found;
  try {
    found = encode(link, { ecc: "L", border: 2 });
  } catch {
    return html`<p class="hana-qr-none">The link is too long for a code.</p>`;
  }
  const { data, size } = found;
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return html`<svg class="hana-qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code of the link" shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff"></rect><path d=${path} fill="#000"></path>`}
  </svg>`;
}
