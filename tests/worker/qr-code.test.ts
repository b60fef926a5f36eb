/** F6c.12, F3b.33. */
import { describe, expect, test } from "vitest";
import { qrMatrix } from "#src/ui/qr-matrix.ts";
import { readQrCode } from "#worker/withdraw/qr-code.ts";

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

interface Look {
  /** Width of a module, px. */
  readonly module?: number;
  readonly quiet?: number;
  /** Quarter turns. */
  readonly turns?: 0 | 1 | 2 | 3;
  /** Of each pixel: its own light, added to what is there. */
  readonly noise?: number;
  readonly dark?: number;
  readonly light?: number;
  /** How much of the next row each row is moved by, as a camera held askew. */
  readonly shear?: number;
}

/** A code as this app itself draws it, seen by a camera. */
function pictureOf(text: string, look: Look = {}): Picture {
  const { module = 6, quiet = 4, turns = 0, noise = 0, dark = 20, light = 235, shear = 0 } = look;
  const modules = qrMatrix(text);
  const side = (modules.length + 2 * quiet) * module;
  const width = side + Math.ceil(side * shear);
  const pixels = new Uint8ClampedArray(4 * width * side);
  let seed = 7;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.floor((x - y * shear) / module) - quiet, Math.floor(y / module) - quiet];
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const shade =
        (isDark(modules, column, row, turns) ? dark : light) + ((seed / 2_147_483_648) * 2 - 1) * noise;
      const at = 4 * (y * width + x);
      pixels.fill(shade, at, at + 3);
      pixels[at + 3] = 255;
    }
  }
  return { width, height: side, pixels };
}

function isDark(modules: ReturnType<typeof qrMatrix>, column: number, row: number, turns: number): boolean {
  const last = modules.length - 1;
  let [x, y] = [column, row];
  for (let turn = 0; turn < turns; turn += 1) [x, y] = [y, last - x];
  return modules[y]?.[x] ?? false;
}

const read = (picture: Picture, still = false): string => readQrCode({ ...picture, still }).text;

const texts = [
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  "ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "ripple:rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv?dt=4294967295",
  "addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x",
];

describe("a QR code is read", () => {
  test.each(texts)("byte for byte: %s", (text) => {
    expect(read(pictureOf(text))).toBe(text);
  });

  test.each([
    ["small", { module: 3 }],
    ["large", { module: 14 }],
    ["on its side", { turns: 1 }],
    ["upside down", { turns: 2 }],
    ["on the other side", { turns: 3 }],
    ["grainy and pale", { noise: 40, dark: 70, light: 190 }],
    ["askew", { shear: 0.15 }],
    ["without a quiet zone of four", { quiet: 2 }],
  ] as const)("%s", (_, look) => {
    for (const text of texts) expect(read(pictureOf(text, look))).toBe(text);
  });

  test("in a picture larger than it", () => {
    const [text = ""] = texts;
    const code = pictureOf(text, { module: 4 });
    const [width, height] = [1600, 1200];
    const pixels = new Uint8ClampedArray(4 * width * height).fill(200);
    for (let y = 0; y < code.height; y += 1) {
      const line = code.pixels.subarray(4 * y * code.width, 4 * (y + 1) * code.width);
      pixels.set(line, 4 * ((y + 700) * width + 1200));
    }
    expect(read({ width, height, pixels }, true)).toBe(text);
  });
});

describe("what is no code says nothing", () => {
  test.each([true, false])("an empty picture, noise, half a code; still: %s", (still) => {
    const [text = ""] = texts;
    const whole = pictureOf(text);
    const blank = { ...whole, pixels: whole.pixels.map(() => 255) };
    const noise = { ...whole, pixels: whole.pixels.map((_, at) => (at * 7919) % 256) };
    const half = {
      ...whole,
      pixels: whole.pixels.map((value, at) => (at > whole.pixels.length / 2 ? 255 : value)),
    };
    for (const picture of [blank, noise, half]) expect(read(picture, still)).toBe("");
  });

  test("pixels that are not those of the size are refused, or hold nothing", () => {
    const picture = pictureOf("a");
    expect(read({ ...picture, width: picture.width + 1 })).toBe("");
    expect(() => readQrCode({ ...picture, pixels: [0], still: true })).toThrow();
  });
});

test("damage beyond repair is never another text", () => {
  const [text = ""] = texts;
  for (let broken = 0; broken < 40; broken += 1) {
    const { width, height, pixels } = pictureOf(text, { module: 4 });
    const size = 8 + 4 * broken;
    for (let y = 60; y < Math.min(height, 60 + size); y += 1) {
      for (let x = 60; x < Math.min(width, 60 + size); x += 1)
        pixels.fill(((x ^ y) * 37) % 256, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
    expect(["", text]).toContain(read({ width, height, pixels }));
  }
});
