/** F2h.1. */
import { describe, expect, it } from "vitest";
import { cofferError } from "#shared/rpc/errors.ts";
import { errorText, reportText } from "#src/i18n/error-text.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { errorTexts, pageTexts } from "#src/i18n/namespaces.ts";

i18n.addResourceBundle("en", errorTexts, {
  "700008": "This price has expired.",
  "50016": "No answer.",
  HTTP: "The exchange is down.",
  NETWORK: "The network is down.",
  "10024": "A rule forbids it.",
  "1007": "Timeout, {{reason}}.",
});
i18n.addResourceBundle("en", pageTexts, { "app.refused": "Refused, code {{code}}." });
const { t } = i18n;

describe("the text of an error (R8.14, R8.17)", () => {
  it("is the translation of its code", () => {
    const error = cofferError({ kind: "BusinessError", code: "700008", message: "quote expired" });
    expect(errorText(t, error)).toBe("This price has expired.");
  });

  it("says the server's reason for 1007, or that of the catalogue", () => {
    const part = { kind: "BusinessError", code: "1007", message: "" } as const;
    expect(errorText(t, cofferError({ ...part, retMsg: "slow down" }))).toBe("Timeout, slow down.");
    expect(errorText(t, cofferError({ ...part, retMsg: "" }))).toBe("Timeout, token error.");
  });

  it("is the reason that a rule's refusal gives (10024), else the code's text", () => {
    const wall = { kind: "BusinessError", code: "10024", message: "", retMsg: "no" } as const;
    const told = cofferError({ ...wall, result: { title: "Closed", reason: " Your account is moving. " } });
    expect([errorText(t, told), reportText(t, told)]).toEqual(
      Array(2).fill("\u2068Your account is moving.\u2069"),
    );
    const endless = errorText(t, cofferError({ ...wall, result: { reason: ` ${"a".repeat(600)}` } }));
    expect(endless).toBe(`\u2068${"a".repeat(500)}\u2069`);
    for (const result of [undefined, null, "text", 5, [], {}, { reason: " " }, { reason: {} }]) {
      expect(errorText(t, cofferError({ ...wall, result }))).toBe("A rule forbids it.");
    }
  });

  it("is code and message where there is no translation", () => {
    const error = cofferError({ kind: "BusinessError", code: "999999", message: "quux" });
    expect(errorText(t, error)).toBe("999999: quux");
  });

  const network = cofferError({ kind: "TypeError", code: "NETWORK", message: "http network error" });
  const http = cofferError({ kind: "HttpError", code: "HTTP", message: "503 busy" });

  it("tells an exchange that answers wrongly from a network that is gone", () => {
    expect(errorText(t, http)).toBe("The exchange is down.");
    expect(errorText(t, network)).toBe("The network is down.");
  });

  it("is in a report the generic one for network and HTTP failures", () => {
    expect(reportText(t, http)).toBe("No answer.");
    expect(reportText(t, network)).toBe("No answer.");
    const refused = cofferError({ kind: "BusinessError", code: "700008", message: "quote expired" });
    expect(reportText(t, refused)).toBe("This price has expired.");
  });

  it("says that it was refused, with the code, where there is neither translation nor message", () => {
    const refused = { kind: "BusinessError", code: "999999", message: "bad business ret_code" } as const;
    expect(errorText(t, cofferError({ ...refused, retMsg: "" }))).toBe("Refused, code 999999.");
    expect(errorText(t, cofferError({ ...refused, message: "" }))).toBe("Refused, code 999999.");
  });
});
