/** A ratio as percent by moving its point: "0.0005" is "0.05". Exact text, "" stays "". */
export function percentOf(ratio: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(ratio);
  if (match === null) return "";
  const [, sign = "", whole = "", fraction = ""] = match;
  const digits = fraction.padEnd(2, "0");
  const left = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, "");
  const right = digits.slice(2).replace(/0+$/, "");
  return `${sign}${left}${right === "" ? "" : `.${right}`}`;
}
