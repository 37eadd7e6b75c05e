// Every element of the site, in one bundle.

import "./page.mjs";
import "./scheme.mjs";
import "./hana-card.mjs";
import "./engine-status.mjs";
import "./hana-score.mjs";
import "./hana-quiz.mjs";
import "./hana-table.mjs";
