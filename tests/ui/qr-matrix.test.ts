import { describe, expect, it } from "vitest";
import { qrMatrix } from "#src/ui/qr-matrix.ts";

describe("QR matrix", () => {
  it.each([
    "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
    "TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL",
    "0x52908400098527886E0F7030069857D2E4169EE7",
  ])("of %s is square, with its three finders and nothing around it", (address) => {
    const matrix = qrMatrix(address);
    const size = matrix.length;
    expect((size - 21) % 4).toBe(0);
    expect(matrix.every((row) => row.length === size)).toBe(true);
    const corner = (row: number, column: number): string =>
      matrix
        .slice(row, row + 7)
        .map((line) =>
          line
            .slice(column, column + 7)
            .map((dark) => (dark ? "#" : "."))
            .join(""),
        )
        .join("\n");
    const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"].join("\n");
    expect([corner(0, 0), corner(0, size - 7), corner(size - 7, 0)]).toEqual([finder, finder, finder]);
  });

  it("differs when one character differs", () => {
    expect(qrMatrix("TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL")).not.toEqual(
      qrMatrix("TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeK"),
    );
  });
});
