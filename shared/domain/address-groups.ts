/** Addresses and memos in the one grammar of all screens: groups of four, of which first and last are strong. */

const groupLength = 4;

/** Groups of four characters; what is left over joins the last group. Joined without blanks they are the raw text. */
export function addressGroups(text: string): readonly string[] {
  const characters = Array.from(text);
  const count = Math.max(1, Math.floor(characters.length / groupLength));
  return Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? characters.length : (index + 1) * groupLength;
    return characters.slice(index * groupLength, end).join("");
  });
}

/** Eight characters at either end with an ellipsis between, for tables; short texts stay whole. */
export function addressEnds(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= 17) return text;
  return `${characters.slice(0, 8).join("")}…${characters.slice(-8).join("")}`;
}
