import { describe, expect, it, test } from "vitest";
import { supportModule } from "#shared/site/support-module.ts";

const origin = "https://exchange.example";
const sha256 = `sha256-${"A".repeat(43)}=`;
const sha384 = `sha384-${"b".repeat(64)}`;
const elsewhere = "https://chat.example/widget-1.2.3.js";

describe("the support chat's module", () => {
  it("may be of the own origin without a hash, and of any with one", () => {
    expect(supportModule({}, origin)).toBeNull();
    expect(supportModule({ supportWidgetUrl: "" }, origin)).toBeNull();
    expect(supportModule({ supportWidgetUrl: "/chat.js" }, origin)).toEqual({
      url: `${origin}/chat.js`,
      integrity: "",
    });
    for (const supportWidgetIntegrity of [sha256, sha384, `${sha256}  ${sha384}`]) {
      expect(supportModule({ supportWidgetUrl: elsewhere, supportWidgetIntegrity }, origin)).toEqual({
        url: elsewhere,
        integrity: supportWidgetIntegrity.replace(/ +/, " "),
      });
    }
  });

  test.each([
    ["of another origin without a hash", elsewhere, undefined],
    ["of another port without a hash", "https://exchange.example:8443/chat.js", ""],
    ["with an address that is no page's", "data:text/javascript,alert(1)", sha256],
    ["with an address that is none", "https://", sha256],
    ["with a hash that browsers would not check", elsewhere, "md5-abc"],
    ["with a hash cut short", elsewhere, "sha384-AAAA"],
    ["with one good hash and one that is none", elsewhere, `${sha384} sha1-x`],
    ["with a bad hash, even of the own origin", "/chat.js", "yes"],
  ])("may not run %s", (_why, supportWidgetUrl, integrity) => {
    const config = {
      supportWidgetUrl,
      ...(integrity !== undefined && { supportWidgetIntegrity: integrity }),
    };
    expect(() => supportModule(config, origin)).toThrow(/supportWidget/);
  });
});
