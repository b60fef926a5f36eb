import { useState } from "react";

export interface SpokenText {
  readonly text: string;
  /** By a step of the person, or as the focus comes: it is said as it is now. */
  readonly say: () => void;
  /** Without the focus it follows. */
  readonly follow: () => void;
}

/**
 * What a control in focus says of its value. Screen readers begin anew with each change, so a value that moves by itself stays
 * as it was said until the next step, or until it is about something else.
 */
export function useSpokenText(now: string, about: string): SpokenText {
  const [said, setSaid] = useState<{ readonly text: string; readonly about: string } | null>(null);
  const say = (): void => setSaid({ text: now, about });
  const isStale = said !== null && said.about !== about;
  if (isStale) say();
  return { text: said === null || isStale ? now : said.text, say, follow: () => setSaid(null) };
}
