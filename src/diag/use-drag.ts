import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";

interface Offset {
  readonly x: number;
  readonly y: number;
}

const stepPx = 24;
const arrows: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
};

export interface Drag {
  /** px from where the styles put it; for `translate`. */
  readonly offset: Offset;
  readonly handle: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  };
}

/** Moves a box by its handle, with the pointer or the arrow keys, within the window; Home puts it back. */
export function useDrag(box: RefObject<HTMLElement | null>): Drag {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const from = useRef<Offset>({ x: 0, y: 0 });

  const moveBy = (by: Offset): void => {
    const rect = box.current?.getBoundingClientRect();
    if (rect === undefined) return;
    const x = within(by.x, -rect.left, innerWidth - rect.right);
    const y = within(by.y, -rect.top, innerHeight - rect.bottom);
    setOffset((before) => ({ x: before.x + x, y: before.y + y }));
  };

  return {
    offset,
    handle: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event) {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { x, y } = from.current;
        from.current = { x: event.clientX, y: event.clientY };
        moveBy({ x: event.clientX - x, y: event.clientY - y });
      },
      onKeyDown(event) {
        const step = arrows[event.key];
        if (step !== undefined) moveBy(step);
        else if (event.key === "Home") setOffset({ x: 0, y: 0 });
        else return;
        event.preventDefault();
      },
    },
  };
}

function within(value: number, min: number, max: number): number {
  return Math.max(Math.min(value, Math.max(max, 0)), Math.min(min, 0));
}
