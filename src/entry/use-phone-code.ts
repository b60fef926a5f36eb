import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { dialCodeOf } from "./dial-code.ts";

/** What the wire has beside somebody's phone number: its dial code (F2d.2). Nothing where it is no phone, or where no list tells. */
export function usePhoneCode(by: InternalTarget, who: string): { readonly countryCode?: string } {
  const codes = useCall("regions.dialCodes", {}, { enabled: by === "MOBILE" });
  const found = by === "MOBILE" ? dialCodeOf(who, codes.data?.list ?? [], []) : undefined;
  return found === undefined ? {} : { countryCode: found.dialCode };
}
