/** Sources of actions: both protocols share WebDriver's table. */

export function pointerActions(x: number, y: number): object {
  return {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  };
}

/** Keys that are no characters. */
const named: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Control: "\uE009",
  Escape: "\uE00C",
  Backspace: "\uE003",
  ArrowDown: "\uE015",
  ArrowRight: "\uE014",
};

/** "a", "Enter", or "Control+a". */
export function keyActions(keys: readonly string[]): object {
  const actions = keys.flatMap((key) => {
    const parts = key === "+" ? [key] : key.split("+").map((part) => named[part] ?? part);
    const down = parts.map((value) => ({ type: "keyDown", value }));
    const up = parts.toReversed().map((value) => ({ type: "keyUp", value }));
    return [...down, ...up];
  });
  return { type: "key", id: "keyboard", actions };
}
