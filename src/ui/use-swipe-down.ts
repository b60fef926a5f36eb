import { type PointerEvent, useState } from "react";
import { css } from "./style.ts";
import { SwipeDown } from "./swipe-down.ts";

/** Sideways stays the browser's; up and down are the swipe's. */
const held = css`touch-action: pan-x; transition: transform var(--t2) var(--ease);`;

type Handler = (event: PointerEvent<HTMLElement>) => void;

export interface SwipeProps {
  readonly className: string;
  readonly onPointerDown: Handler;
  readonly onPointerMove: Handler;
  readonly onPointerUp: Handler;
  readonly onPointerCancel: Handler;
}

/** Spread it onto what a finger may swipe away downwards; a mouse selects text instead. */
export function useSwipeDown(onAway: () => void): SwipeProps {
  const [swipe] = useState(() => new SwipeDown());
  const place = (element: HTMLElement, offset: number): void => {
    element.style.transitionDuration = offset === 0 ? "" : "0s";
    element.style.transform = offset === 0 ? "" : `translateY(${offset}px)`;
  };
  return {
    className: held,
    onPointerDown: (event) => {
      if (event.pointerType === "mouse") return;
      // Set to a target of its own, the pointer would never press the toast's buttons.
      swipe.begin(event.pointerId, event.clientY);
    },
    onPointerMove: ({ currentTarget, pointerId, clientY }) => {
      const offset = swipe.move(pointerId, clientY);
      if (offset === null) return;
      if (offset > 0 && !currentTarget.hasPointerCapture(pointerId))
        currentTarget.setPointerCapture(pointerId);
      place(currentTarget, offset);
    },
    onPointerUp: ({ currentTarget, pointerId }) => {
      const away = swipe.end(pointerId);
      if (away === true) onAway();
      else if (away === false) place(currentTarget, 0);
    },
    onPointerCancel: ({ currentTarget, pointerId }) => {
      if (swipe.end(pointerId) !== null) place(currentTarget, 0);
    },
  };
}
