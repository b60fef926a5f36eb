import { describe, expect, it } from "vitest";
import { qrPath, qrSize } from "#src/ui/qr-path.ts";
import { SheetDrag } from "#src/ui/sheet-drag.ts";

const height = 500;

describe("a sheet that is pulled down", () => {
  it("goes along with the finger, never above where it stands", () => {
    const drag = new SheetDrag();
    expect(drag.begin(1, 300, 0)).toBe(true);
    expect(drag.move(1, 340, 50)).toBe(40);
    expect(drag.move(1, 200, 100)).toBe(0);
  });

  it("closes from two fifths of its height on", () => {
    for (const [way, closes] of [
      [199, false],
      [200, true],
    ] as const) {
      const drag = new SheetDrag();
      drag.begin(1, 300, 0);
      drag.move(1, 300 + way, 1_000);
      expect(drag.end(1, 300 + way, 2_000, height)).toBe(closes);
    }
  });

  it("closes at a flick, however short, but not at one that ended in a rest or went up", () => {
    const flick = (moves: readonly (readonly [y: number, at: number])[]): boolean | null => {
      const drag = new SheetDrag();
      drag.begin(1, 300, 0);
      for (const [y, at] of moves) drag.move(1, y, at);
      const [y, at] = moves.at(-1) ?? [300, 0];
      return drag.end(1, y, at, height);
    };
    expect(
      flick([
        [330, 20],
        [360, 40],
      ]),
    ).toBe(true);
    expect(
      flick([
        [330, 20],
        [360, 40],
        [361, 400],
      ]),
    ).toBe(false);
    expect(flick([[250, 40]])).toBe(false);
    expect(flick([])).toBe(false);
  });

  it("listens to one finger", () => {
    const drag = new SheetDrag();
    drag.begin(1, 300, 0);
    expect(drag.begin(2, 300, 0)).toBe(false);
    expect(drag.move(2, 600, 10)).toBeNull();
    expect(drag.end(2, 600, 10, height)).toBeNull();
    expect(drag.end(1, 600, 1_000, height)).toBe(true);
    expect(drag.end(1, 600, 1_000, height)).toBeNull();
  });
});

describe("a QR code's drawing", () => {
  const matrix = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ];

  it("covers the dark modules, each run once, within a margin of white", () => {
    expect(qrSize(matrix)).toBe(7);
    expect(qrPath(matrix)).toBe("M2 2h2v1h-2zM2 4h1v1h-1zM4 4h1v1h-1z");
    expect(qrPath([])).toBe("");
  });
});
