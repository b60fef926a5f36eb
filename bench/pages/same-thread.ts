/** The same pipeline on the page's own thread, with the bare page's writing. */
import { publishQuotes } from "./publish.ts";
import { plainTable, writeRow } from "./shown.ts";

const nodes = plainTable();
publishQuotes((rows) => {
  for (const row of rows) writeRow(nodes, row);
});
