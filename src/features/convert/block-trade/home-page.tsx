import { ArrowRight, LogIn } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { loginHref } from "#src/session/login.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { media } from "#src/ui/breakpoints.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { fundingAccount } from "../form/account.ts";
import { convertPath } from "../paths.ts";
import { blockConvertPath } from "./block-paths.ts";
import { EligibilityCard } from "./eligibility-card.tsx";
import { LastBlocks } from "./last-blocks.tsx";

/** The pair whose limits stand for all on this page. */
const pair = { fromCoin: "BTC", toCoin: "USDT" };

const steps = ["size", "quote", "settle"] as const;
const stepList = css`display: grid; gap: 16px; counter-reset: step;`;
const step = css`
  display: grid; grid-template-columns: 28px minmax(0, 1fr); gap: 2px 12px; counter-increment: step;
  &::before {
    content: counter(step); grid-row: span 2; display: grid; place-items: center; width: 28px; height: 28px; box-sizing: border-box; border-radius: 50%;
    background: var(--sunken); border: 1px solid var(--line); font-size: .8125rem; font-weight: 600; color: var(--ink-2);
  }
`;
const actions = cx(
  flow.row,
  css`flex-wrap: wrap; gap: 12px; ${media.phone} { & > a { inline-size: 100%; } }`,
);

/** Who is eligible stands beside both cards; on phones above the trades, which come later and move nothing. */
const areas = cx(
  columns.form,
  css`align-items: start; & > :nth-child(2) { grid-row: 1 / span 2; grid-column: 2; ${media.noRail} { grid-row: auto; grid-column: auto; } }`,
);

/** /otc/index: what a block trade is, who may make one and from which amount; for everybody. */
export default function BlockHomePage(): ReactNode {
  const { t } = useTranslation();
  const status = useSessionStatus();
  return (
    <Page title={t("nav.blockTrade")} lede={t("convert.block.lede")}>
      <div className={areas}>
        <Card aria-labelledby="block-how">
          <CardHead title={t("convert.block.how.title")} id="block-how" />
          <CardBody className={flow.stack6}>
            <p className={text.ink2}>{t("convert.block.how.what")}</p>
            <ol className={stepList}>
              {steps.map((name) => (
                <li key={name} className={step}>
                  <b>{t(`convert.block.how.${name}`)}</b>
                  <span className={cx(text.small, text.ink2)}>{t(`convert.block.how.${name}Text`)}</span>
                </li>
              ))}
            </ol>
            <div className={actions}>
              <Start signedOut={status === "anonymous"} />
              <Link href={convertPath} className={buttonClass("tertiary", "lg")}>
                {t("convert.block.how.smaller")}
              </Link>
            </div>
          </CardBody>
        </Card>
        <AfterFrame>
          <EligibilityCard {...pair} account={fundingAccount} />
          {status === "logged-in" && <LastBlocks />}
        </AfterFrame>
      </div>
    </Page>
  );
}

/** Who is signed out may look at the form too: the login leads there. */
function Start({ signedOut }: { readonly signedOut: boolean }): ReactNode {
  const { t } = useTranslation();
  if (!signedOut) {
    return (
      <Link href={blockConvertPath} className={buttonClass("primary", "lg")}>
        {t("convert.block.start")}
        <Icon of={ArrowRight} flip />
      </Link>
    );
  }
  return (
    <>
      <a href={loginHref()} className={buttonClass("primary", "lg")}>
        <Icon of={LogIn} flip />
        {t("convert.block.logIn")}
      </a>
      <Link href={blockConvertPath} className={buttonClass("secondary", "lg")}>
        {t("convert.block.look")}
      </Link>
    </>
  );
}
