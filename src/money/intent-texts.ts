import type { TFunction } from "i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { formatFor } from "#src/i18n/format.ts";
import { dateFormat } from "#src/i18n/formatters.ts";
import type { OpenIntent, Settled } from "./intent.ts";
import { quoteUsed } from "./quote-flow-view.ts";

/** Words about money under way, the same in dialogs and notifications. Pure, but for the reader's own clock. */

const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** 10:42, with the date when it was not today. */
export function sentText(sentAt: number, language: string, now = new Date()): string {
  const minute = { hour: "2-digit", minute: "2-digit" } as const;
  const day = sameDay(new Date(sentAt), now) ? {} : ({ day: "numeric", month: "short" } as const);
  return dateFormat(language, { ...day, ...minute }).format(sentAt);
}

/** What kind of act the words name. */
export function actOf({
  kind,
}: Pick<OpenIntent, "kind">):
  | "convert"
  | "exchange"
  | "order"
  | "cancel"
  | "transfer"
  | "answers"
  | "return"
  | "book"
  | "withdraw"
  | "stop"
  | "details"
  | "migration" {
  if (kind === "specialCoins") return "exchange";
  if (kind === "limitOrder") return "order";
  if (kind === "transfer") return "transfer";
  if (kind === "depositAnswers") return "answers";
  if (kind === "depositReturn") return "return";
  if (kind === "addressBook") return "book";
  if (kind === "withdraw") return "withdraw";
  if (kind === "withdrawCancel") return "stop";
  if (kind === "withdrawAnswer") return "details";
  if (kind === "migrationStart" || kind === "migrationCards") return "migration";
  return kind === "cancelOrder" ? "cancel" : "convert";
}

/** "0.01 BTC to 978.40 USDT", as far as there are sums. */
export function sumsText(t: TFunction, language: string, { pays, receives, coins }: OpenIntent): string {
  const format = formatFor(language);
  const amount = (sum: NonNullable<OpenIntent["pays"]>): string =>
    bidiIsolate(sum.amount === "" ? sum.coin : `${format.amount(sum.amount, anyAccuracy)} ${sum.coin}`);
  if (pays !== null && receives !== null)
    return t("money.sums", { from: amount(pays), to: amount(receives) });
  if (receives !== null && coins > 0) return t("money.coins", { count: coins, to: amount(receives) });
  return pays === null ? "" : amount(pays);
}

export type Tone = "success" | "info" | "fail";

export interface EndingTexts {
  readonly tone: Tone;
  readonly title: string;
  /** Whether money moved; "" where the title says it. */
  readonly text: string;
}

const tones: Readonly<Record<Settled, Tone>> = {
  completed: "success",
  partly: "info",
  failed: "fail",
  processing: "info",
  placed: "success",
  filled: "success",
  cancelled: "success",
  over: "info",
  transferred: "success",
  transferFailed: "fail",
  transferring: "info",
  transferUnclear: "info",
  answered: "success",
  returned: "success",
  returning: "info",
  saved: "success",
  partlySaved: "info",
  withdrawing: "info",
  withdrawHeld: "info",
  withdrawn: "success",
  withdrawFailed: "fail",
  withdrawStopped: "success",
  tooLate: "info",
  unclear: "info",
  migrating: "success",
};

/** Endings that say whether money moved in a sentence of their own. */
const explained: ReadonlySet<Settled> = new Set([
  "failed",
  "processing",
  "transferFailed",
  "transferring",
  "transferUnclear",
  "returning",
  "partlySaved",
  "withdrawing",
  "withdrawFailed",
  "tooLate",
  "unclear",
]);

/** How it ended; null while that is not known. */
export function endingTexts(t: TFunction, language: string, intent: OpenIntent): EndingTexts | null {
  const { ending } = intent;
  if (ending === null) return null;
  const time = bidiIsolate(sentText(intent.sentAt, language));
  const act = actOf(intent);
  if (ending.state === "nothing") {
    const { code } = ending.error;
    return {
      tone: "info",
      title: t(code === outcomeAbsent ? `money.nothing.${act}` : `money.rejected.${act}`, { time }),
      // A used price did move something, once.
      text: t(code === quoteUsed ? "money.usedText" : `money.nothingText.${act}`),
    };
  }
  const { settled } = ending;
  if (act === "book" && settled === "failed") {
    return { tone: "fail", title: t("money.rejected.book", { time }), text: t("money.nothingText.book") };
  }
  return {
    // Only what was wanted is a success: an order that was to be called back and is open still is none.
    tone: act === "cancel" && settled !== "cancelled" ? "info" : tones[settled],
    title: (act === "cancel" && calledBackTitle(t, settled)) || t(`money.ended.${settled}`, { time }),
    text: explained.has(settled) ? t(`money.endedText.${settled}`) : "",
  };
}

/** Of an order that was to be called back, but for the words of any: the time is not the order's. "" where those will do. */
function calledBackTitle(t: TFunction, settled: Settled): string {
  if (settled === "filled") return t("money.tooLate");
  return settled === "placed" ? t("money.stillOpen") : "";
}
