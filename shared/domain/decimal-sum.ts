/** Whether the parts make the sum, exact at any length: plain decimal texts, read as whole numbers of their smallest digit. */
export function isSumText(sum: string, parts: readonly string[]): boolean {
  const places = Math.max(...[sum, ...parts].map((text) => decimalsOf(text).length));
  const whole = (text: string): bigint =>
    BigInt(text.replace(".", "") + "0".repeat(places - decimalsOf(text).length));
  return parts.reduce((total, part) => total + whole(part), 0n) === whole(sum);
}

function decimalsOf(text: string): string {
  return text.split(".")[1] ?? "";
}
