import { mayReceive, namedCountries } from "../../accounts/country-list.ts";
import type { Area } from "../area.ts";
import type { AreaHandlers } from "../handler.ts";
import { statesOf } from "./states.ts";

/** Countries, their dial codes and their states (R7.23, F2d.10). */
const handlers: AreaHandlers<"regions"> = {
  "regions.countries": {
    access: "public",
    async handle({ language = "en" }) {
      const list = namedCountries(language).map(({ code, code2, name }) => ({
        code,
        code2,
        name,
        forbidden: !mayReceive(code),
      }));
      return { list };
    },
  },
  "regions.dialCodes": {
    access: "public",
    async handle(_input, _context, person) {
      const list = namedCountries("en").map(({ code, dialCode, name }) => ({
        countryCode: code,
        dialCode,
        name,
      }));
      return { list, default: person?.profile.kycRegion ?? "" };
    },
  },
  "regions.states": {
    access: "public",
    handle: async ({ countryCode }) => ({ list: [...statesOf(countryCode)] }),
  },
};

export const regions = { handlers } satisfies Area;
