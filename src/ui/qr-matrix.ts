import { encode } from "uqr";

/**
 * The modules of a QR code for `text`, true is dark, without a quiet zone. A quarter of it may be covered or damaged
 * (correction level Q), so a coin's disc can stand in its middle. Throws when the text is too long for any code.
 */
export function qrMatrix(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: "Q", border: 0 }).data;
}
