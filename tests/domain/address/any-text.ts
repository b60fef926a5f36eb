import { fc } from "../../fuzz.ts";

/** Text of any code units, halves of pairs too. The library's own takes a second and a half to set up. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const unit = fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff }));
  return fc.array(unit, { maxLength }).map((units) => String.fromCharCode(...units));
}
