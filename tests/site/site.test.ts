/** R1.3, R1.4, R9.16, F8.8, D1.5. */
import { expect, test } from "vitest";
import { learnLink } from "#shared/site/learn-link.ts";
import { countrySuffixOf, siteOf, subSiteOf } from "#shared/site/site.ts";
import { siteAccount } from "#shared/site/site-account.ts";
import type { SiteId } from "#shared/site/site-id.ts";
import { showsStablecoinBanner } from "#shared/site/stablecoin-banner.ts";

test.each<[string, SiteId]>([
  ["localhost", ""],
  ["eu.localhost", "EU"],
  ["kz.localhost", "KAZ"],
  ["tr.localhost", "TUR"],
  ["hk.localhost", "HKG"],
  ["ae.localhost", "ARE"],
  ["nl.localhost", "NLD"],
  ["EU.localhost", "EU"],
  ["www.coffer.com", ""],
  ["coffer.eu", "EU"],
  ["www.coffer.kz", "KAZ"],
  ["www.coffer.com.tr", "TUR"],
  ["www-hk.coffer.com", "HKG"],
  ["www.coffer-uae.com", "ARE"],
  ["coffer.ae.", "ARE"],
  ["learn.nl.coffer.com", "NLD"],
  ["hk.testnet.coffer.com", "HKG"],
  ["eu-test.coffer.com", "EU"],
  ["www-de.coffer.com", ""],
  ["islamic.coffer.com", ""],
  ["neue.coffer.com", ""],
  ["tradehk.coffer.com", ""],
  ["127.0.0.1", ""],
])("%s is site %j", (hostname, site) => {
  expect(siteOf(hostname)).toBe(site);
});

test.each([
  ["www-jp.coffer.com", "jp"],
  ["coffer-us.com", "us"],
  ["www.coffer.de", "de"],
  ["www-uae.coffer.com", "uae"],
  ["www.coffer.ru", "ru"],
  ["www.coffer.com", null],
  ["in-app.coffer.com", null],
  ["localhost", null],
])("%s has the country suffix %s", (hostname, suffix) => {
  expect(countrySuffixOf(hostname)).toBe(suffix);
});

test.each([
  ["learn.coffer.com", "learn"],
  ["announcements.coffer.com", "announcements"],
  ["newblog.coffer.com", "newblog"],
  ["sandbox-test.coffer.com", "sandbox"],
  ["cloud.localhost", "cloud"],
  ["blog.coffer.com", "blog"],
  ["www.coffer.com", null],
  ["www.learn.com", null],
])("%s is the sub-site %s", (hostname, subSite) => {
  expect(subSiteOf(hostname)).toBe(subSite);
});

test("an Islamic sub-account is one by its profile alone", () => {
  expect(siteAccount({ sub_attribute: 2 })).toBe("ISLAMIC");
  expect(siteAccount({ sub_attribute: 0 })).toBe("MAIN");
  expect(siteAccount(null)).toBe("MAIN");
});

test.each([
  [{}, "http://eu.localhost:4400", "http://learn.eu.localhost:4400/de-DE/help/x"],
  [{}, "https://www.coffer.eu", "https://learn.coffer.eu/de-DE/help/x"],
  [{}, "https://blog.coffer.eu", "https://learn.coffer.eu/de-DE/help/x"],
  [{}, "https://learn.coffer.eu", "https://learn.coffer.eu/de-DE/help/x"],
  [{ learnUrl: "https://learn.example/" }, "https://www.coffer.eu", "https://learn.example/de-DE/help/x"],
])("with %j on %s the learn page is %s", (config, origin, link) => {
  expect(learnLink(config, origin, "de-DE", "help/x")).toBe(link);
});

test.each<[SiteId, boolean | undefined, boolean, boolean]>([
  ["EU", true, true, true],
  ["EU", true, false, false],
  ["EU", false, true, false],
  ["EU", undefined, true, false],
  ["NLD", true, true, false],
  ["", true, true, false],
])("site %j, host flag %s, store flag %s: banner %s", (site, hostFlag, storeFlag, shows) => {
  const config = hostFlag === undefined ? {} : { commonConfigUnregulatedStablecoinsTips: hostFlag };
  expect(showsStablecoinBanner(site, config, storeFlag)).toBe(shows);
});
