/**
 * Text from the server may hold characters that nobody sees: they reorder what stands around them, or make two names that
 * look alike. Names are what people choose coins, accounts and saved addresses by, so each such run shows as "\ufffd".
 */
const hidden = String.raw`[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cs}\ufff9-\ufffb]|[^\P{Cc}\t\n\r]`;

/** Scripts in which a joiner or non-joiner between two letters belongs to the spelling. */
const joining = [
  "Arab",
  "Syrc",
  "Deva",
  "Beng",
  "Guru",
  "Gujr",
  "Orya",
  "Taml",
  "Telu",
  "Knda",
  "Mlym",
  "Sinh",
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");

/** Where such a character is part of a word or of an emoji. */
const meant = [
  String.raw`(?<=[\p{L}\p{M}])(?<=[${joining}])[\u200c\u200d](?=[\p{L}\p{M}])(?=[${joining}])`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
].join("|");

const runs = new RegExp(`(${meant})|(?:${hidden})+`, "gu");
/** Most answers are plain ASCII, which is found out three times as fast. */
const plain = /^(?:[\t\n\r -[\]-~]|\\[^ubf])*$/;
const mayHide = new RegExp(String.raw`${hidden}|\\[ubf]`, "u");

/** The same text with "\ufffd" where something in it would not be seen. */
export function visibleText(text: string): string {
  return text.replace(runs, (_run, stored: string | undefined) => stored ?? "\ufffd");
}

/** What a JSON text says, every string and name in it visible. Throws what is not JSON. */
export function parseVisible(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return !plain.test(json) && mayHide.test(json) ? visible(value) : value;
}

function visible(value: unknown): unknown {
  if (typeof value === "string") return visibleText(value);
  if (Array.isArray(value)) return value.map(visible);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [visibleText(name), visible(part)]));
}
