// Every element of the site, in one bundle.

import "./hana-card.mjs";
