import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { appConfig } from "#src/state/app-config.ts";
import { historyPath } from "../paths.ts";
import { refusalStep } from "./refusal-text.ts";
import type { Convert } from "./use-convert.ts";

export interface NextStepProps {
  readonly code: ErrorData["code"];
  readonly convert: Convert;
  /** Opens the choice of another coin; absent where the form is out of reach. */
  readonly onPick?: (() => void) | undefined;
}

/** What a person can do about a refusal: a link or a press at the end of its words. */
export function NextStep({ code, convert, onPick }: NextStepProps): ReactNode {
  const { t } = useTranslation();
  const { row, change } = convert;
  switch (refusalStep(code)) {
    case "verify identity": {
      const { identityUrl = "" } = appConfig;
      if (identityUrl === "") return null;
      return <a href={loginUrl(identityUrl, location.href)}>{t("convert.step.verify")}</a>;
    }
    case "see the history":
      return <Link href={historyPath}>{t("money.result.seeHistory")}</Link>;
    case "see your balances":
      return <Link href="/">{t("convert.step.balances")}</Link>;
    case "make a deposit":
      return <Link href="/deposit">{t("convert.step.deposit")}</Link>;
    case "reload":
      return <Press words={t("convert.step.reload")} onPress={() => location.reload()} />;
    case "choose a coin":
      return onPick && <Press words={t("convert.repair.chooseCoin")} onPress={onPick} />;
    case "type what you pay": {
      const text = row?.fromAmount ?? "";
      if (onPick === undefined) return null;
      return (
        <Press
          words={t("convert.step.typePay")}
          onPress={() => change({ type: "typed", side: "from", text })}
        />
      );
    }
    case "pay the least":
      return <Fill {...{ convert, onPick }} words={t("convert.repair.useMin")} amount={row?.minFrom} />;
    case "pay the most":
      return <Fill {...{ convert, onPick }} words={t("convert.repair.useMax")} amount={row?.maxFrom} />;
    case "pay all":
      return (
        <Fill {...{ convert, onPick }} words={t("convert.repair.useAll")} amount={row?.portions["100"]} />
      );
    case "request again":
    case null:
      break;
  }
  return null;
}

interface FillProps extends Pick<NextStepProps, "convert" | "onPick"> {
  readonly words: string;
  /** What the worker says would do; nothing is offered without it. */
  readonly amount: string | undefined;
}

function Fill({ convert, onPick, words, amount = "" }: FillProps): ReactNode {
  if (onPick === undefined || amount === "" || amount === convert.row?.fromAmount) return null;
  return <Press words={words} onPress={() => convert.change({ type: "filled", text: amount })} />;
}

function Press({ words, onPress }: { readonly words: string; readonly onPress: () => void }): ReactNode {
  return (
    <button type="button" onClick={onPress}>
      {words}
    </button>
  );
}
