// Which dialog lies over the page, and what it needs of the table.

import { nothing } from "lit";
import { inWords } from "./table-address.mjs";
import { dealsDialog } from "./table-deals-view.mjs";
import { shareDialog } from "./table-share.mjs";
import { leaveDialog, settingsDialog } from "./table-dialogs.mjs";
import { logDialog } from "./table-log-view.mjs";
import { reviewDialog } from "./table-review.mjs";
import { setupDialog } from "./table-setup-view.mjs";
import { standingInWords } from "./table-words.mjs";

/** @typedef {import("./hana-table.mjs").HanaTable} Table */

/** @param {Table} table */
export function openDialog(table) {
  const { dialog, settings, view, asked, setup, keeper } = table;
  const closed = () => table.dialog === dialog && table.show(null); // another may have opened meanwhile
  const left = leaving(table);
  switch (dialog) {
    case "settings": {
      const explain = table.explained.any ? table.explainAgain : null;
      return settingsDialog(settings, { deals: () => setTimeout(() => table.show("deals")), game: table.game, change: table.change, explain, closed });
    }
    case "log":
      return logDialog(view, { opening: keeper.opening, back: table.undo, closed });
    case "review": {
      const { review } = table;
      if (!review) return nothing;
      const leave = () => {
        review.stop();
        closed();
      };
      return reviewDialog(table, review, leave);
    }
    case "share":
      return shareDialog(table, closed);
    case "deals":
      return dealsDialog(table, closed);
    case "setup":
      return setupDialog(setup, { warning: left, deal: table.dealChosen, closed });
    case "leave": {
      const name = asked ? `Play ${inWords(asked)}` : "New match";
      return leaveDialog({
        what: left,
        action: "leave-match",
        title: asked ? `${name}?` : "A new match?",
        name,
        fresh: table.leave,
        another: asked ? null : () => setTimeout(table.setUp), // once this dialog has closed
        closed,
      });
    }
    default:
      return nothing;
  }
}

/** What a new match would leave behind; "": nothing. @param {Table} table */
function leaving({ view, underWay }) {
  if (!view || !underWay) return "";
  const where = view.alone ? "A deal is under way" : `Deal ${view.deal} of ${view.deals} is under way: ${standingInWords(view)}`;
  return `${where}. A match that is left cannot be taken up again.`;
}
