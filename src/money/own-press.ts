import type { MouseEvent } from "react";

/** For a button that takes another one's place: the second click of a double click was meant for the button before. */
export function ownPress(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
