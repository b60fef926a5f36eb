/** F6d.3, F4c.5: a deposit that waits for its owner behind more newer ones than a list of the newest has. */
import { expect, test } from "./harness/test.ts";
import { type Lie, lieTo, resulting } from "./hostile/liar.ts";

const now = Date.now();
const ofUser = {
  recordType: 2,
  type: 1,
  coin: "USDT",
  amount: "1",
  status: 2,
  address: "m***@example.com",
  fromMemberId: "10",
  txID: "",
};
const credited = Array.from({ length: 50 }, (_row, at) => ({
  ...ofUser,
  id: `deposit-${at}`,
  createdTime: String(Math.floor(now / 1000) - 60 * (at + 1)),
}));
const asked = {
  ...ofUser,
  id: "asked",
  amount: "77.5",
  complianceStatus: 1,
  createdTime: String(Math.floor(now / 1000) - 86_400),
};
const waiting = {
  recordType: 1,
  id: "waiting",
  coin: "XRP",
  chain: "XRP",
  amount: "150.25",
  txID: "ab".repeat(32),
  status: 2,
  toAddress: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
  tag: "7",
  depositFee: "0",
  successAt: "",
  confirmations: "1",
  createdTime: String(now - 86_400_000),
  txIndex: "0",
  blockHash: "",
  batchReleaseLimit: "-1",
  depositType: "20",
  fromAddress: "",
};

/** The newest, what is at the status that is asked for, or what came from users. */
const records: Lie = ({ text, requestText }) => {
  const { status = "", recordType = "" } = Object.fromEntries(new URLSearchParams(requestText));
  const rows = status === "2" && recordType === "1" ? [waiting] : recordType === "2" ? [asked] : credited;
  return { text: resulting(text, { rows, nextPageCursor: "" }) };
};

test.for([
  ["the overview", "/user/assets/?lang=en"],
  ["the deposit page", "/user/assets/deposit?lang=en"],
])("is told on %s", async ([, path], { page, signIn }) => {
  await signIn({ BTC: "0.5" });
  const liar = await lieTo(page);
  liar.notify("deposit.records", records, { signed: true });
  await page.goto(path ?? "");
  const needs = page.getByRole("main").getByRole("region", { name: "Needs you" });
  await expect(needs).toContainText(/150\.25.XRP/);
  await expect(needs).toContainText(/77\.50.USDT/);
});
