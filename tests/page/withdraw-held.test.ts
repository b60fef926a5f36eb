/** F4c.8, F4d.1-F4d.5, F6c.7, D3.8, D3.10. */
import { describe } from "vitest";
import { answersOfBeneficiary } from "#shared/domain/beneficiary.ts";
import { noAnswers, type TravelAnswers } from "#shared/domain/travel-rule.ts";
import { withdrawZone } from "#shared/domain/travel-zone.ts";
import { travelSaid } from "#src/travel-rule/travel-said.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import { QuestionsPage } from "../../e2e/questions-page.ts";
import { evmAddress } from "../../e2e/withdraw-page.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI" };
/** Of the form before submission: what every law can ask. */
const answers: TravelAnswers = {
  ...noAnswers,
  wallet: "own",
  owner: "person",
  firstName: "Mira",
  lastName: "Kovacs",
  purpose: QuestionsPage.purpose,
  paperType: "PASSPORT",
  paperNumber: "P1",
  paperCountry: "TUR",
  paperExpiry: "2099-01-31",
  country: "ARE",
  state: "Dubai",
  city: "Dubai",
  street: "Al Wasl Road",
  building: "12",
  birthDate: "1990-04-30",
  birthPlace: "Graz",
};

/** Somebody of a region with one withdrawal that is held, and its own page. */
async function held(page: Page, exchange: Exchange, kycRegion: string) {
  const { account, token } = await exchange.createPerson({ USDT: "900" }, { kycRegion });
  await page.addCookies([{ name: "test-token", value: token }]);
  await exchange.settings({ withdrawCheckMs: 1, withdrawQueueMs: 600_000, questionWithdrawals: 1 });
  await exchange.settings({ holdWithdrawals: true });
  await exchange.bookEntry({ account, ...usdt, address: evmAddress, verified: true, age: 90_000_000 });
  await exchange.bookSwitches({ account, withdrawWhitelist: true });
  const zone = withdrawZone(kycRegion, "");
  const { code, message, result } = await exchange.call("withdraw.create", token, {
    ...usdt,
    address: evmAddress,
    amount: "100",
    timestamp: Date.now(),
    accountType: "FUND",
    feeType: 1,
    requestId: crypto.randomUUID().replaceAll("-", ""),
    ...(zone !== null && travelSaid(zone, answers)),
  });
  expect(code, message).toBe(0);
  const { id } = result as { id: string };
  await page.goto(`/user/assets/withdraw?view=history&record=${id}&lang=en`);
  const again = page.getByRole("dialog").getByRole("link", { name: "Withdraw USDT" });
  await again.waitFor();
  // It comes to be held while somebody looks at it.
  await exchange.settings({ holdWithdrawals: false });
  await page.getByRole("button", { name: "Send answers" }).waitFor();
  // Below the questions nothing else looks like what sends their answers.
  await expect(again).toHaveCount(0);
  return { account, id };
}

const text = (page: Page, name: string) => page.getByRole("textbox", { name });
const send = (page: Page) => new QuestionsPage(page).send.click();
const swear = (page: Page) => new QuestionsPage(page).swear();
const promise = (page: Page) => new QuestionsPage(page).confirm.click();
const answer = (page: Page) => new QuestionsPage(page).person(/Another person's/);

/** Its answers are in: the exchange looks at it again. */
async function expectTaken(page: Page, exchange: Exchange): Promise<void> {
  await expect(page.getByRole("button", { name: "Send answers" })).toHaveCount(0);
  expect(await exchange.seen("withdraw.answer")).toBe(1);
}

describe("a withdrawal that is held asks what the law of the person's place asks", () => {
  test.for([
    ["AUT", ["Purpose"], []],
    ["TUR", ["Purpose", "Document number"], ["Street"]],
    ["KAZ", ["Document number"], ["Purpose", "Street"]],
    ["IND", [], ["Purpose", "Document number", "Street"]],
    ["ARE", ["Street", "Place of birth"], ["Purpose", "Document number"]],
    ["SGP", [], ["Purpose", "Document number", "Street"]],
  ] as const)("%s", async ([region, required, others], { page, exchange }) => {
    await held(page, exchange, region);
    await answer(page);
    for (const name of required) await expect(text(page, name)).toBeVisible();
    for (const name of others) await expect(text(page, name)).toHaveCount(0);
    if (region === "AUT" || region === "TUR") await new QuestionsPage(page).why();
    if (region === "TUR" || region === "KAZ") await new QuestionsPage(page).papers();
    if (region === "ARE") await new QuestionsPage(page).place();
    await swear(page);
    await expectTaken(page, exchange);
  });

  test("KOR: a company's representative", async ({ page, exchange }) => {
    await held(page, exchange, "KOR");
    await page.getByRole("radio", { name: /A self-custody wallet/ }).click();
    await page.getByRole("radio", { name: /A company's/ }).click();
    await text(page, "Company name").fill("Kern Ltd");
    await swear(page);
    await expect(page.getByText("This is needed.").first()).toBeVisible();
    expect(await exchange.seen("withdraw.answer")).toBe(0);
    await text(page, "First name of the representative").fill("Ada");
    await text(page, "Last name of the representative").fill("Kim");
    await send(page);
    await expectTaken(page, exchange);
  });
});

describe("the answers about a held withdrawal", () => {
  test("whose answer is lost are looked up, and not sent again", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await held(page, exchange, "IND");
    await answer(page);
    await promise(page);
    await exchange.fault({ call: "withdraw.answer", dropAfterHandling: true, times: 1 });
    await send(page);
    await expectTaken(page, exchange);
  });

  test("that left something open are asked once more", async ({ page, exchange }) => {
    const { id } = await held(page, exchange, "IND");
    await answer(page);
    await promise(page);
    const result = { id, status: "MoreInformationRequired" };
    await exchange.fault({ call: "withdraw.answer", retCode: 0, result, times: 1 });
    await send(page);
    await expect(page.getByText(/Your answers left something open/)).toBeVisible();
    await send(page);
    await expect(page.getByRole("button", { name: "Send answers" })).toHaveCount(0);
    // The button that was pressed is gone; who has no pointer is not sent back to the page's beginning.
    await expect(page.getByRole("form", { name: "Status of your answers" })).toBeFocused();
  });

  test("that name another withdrawal are no answer, and nothing is called done", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await held(page, exchange, "IND");
    await answer(page);
    await promise(page);
    const result = { id: "1", status: "SecurityCheck" };
    await exchange.fault({ call: "withdraw.answer", retCode: 0, result, times: 1 });
    await send(page);
    // Looked up, it never arrived.
    await expect(page.getByText(/Your answers were not taken/)).toBeVisible();
    await expect(page.getByText(/Your answers are in/)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Send answers" })).toBeVisible();
  });
});

test("the older object and its answers are each other's way back", ({ expect: should }) => {
  const { beneficiary = {} } = travelSaid("ARE", answers);
  should(travelSaid("ARE", answersOfBeneficiary(beneficiary)).beneficiary).toMatchObject({
    beneficiaryAddressStreet: "Al Wasl Road",
    beneficiaryPlaceOfBirth: "Graz",
  });
});

test("details that are left for another page and opened again have what was answered in them", async ({
  page,
  exchange,
}) => {
  await held(page, exchange, "AUT");
  await answer(page);
  await text(page, "First name").fill("Mira");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("button", { name: "Send answers" })).toHaveCount(0);
  await page.locator('main a[href$="assets/withdraw"]').first().click();
  await page.getByRole("link", { name: "Withdrawal history" }).first().click();
  await page.getByRole("button", { name: /^On-chain, 99/ }).click();
  await expect(text(page, "First name")).toHaveValue("Mira");
});
