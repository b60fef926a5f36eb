/**
 * Rows of a table that was pasted from a spreadsheet or read from a CSV file (RFC 4180): parted by tabs, commas or semicolons,
 * whichever the first line has most of; quoted cells may hold any of them. Blank lines are left out.
 */
export function parseTable(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\ufeff/, "");
  const separator = separatorOf(plain);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = (): void => {
    row.push(cell.trim());
    cell = "";
  };
  const endRow = (): void => {
    endCell();
    if (row.some((one) => one !== "")) rows.push(row);
    row = [];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain.charAt(at);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (plain.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === "") {
      cell = "";
      quoted = true;
    } else if (character === separator) endCell();
    else if (character === "\n" || character === "\r") endRow();
    else cell += character;
  }
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  // Quoted cells may hold ends of lines, and separators of another table.
  const [line = ""] = text.replaceAll(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const counts = ["\t", ";", ","].map((one) => ({ one, count: line.split(one).length }));
  const [max] = counts.toSorted((a, b) => b.count - a.count);
  return max?.one ?? ",";
}
