import { plainAmount } from "#shared/domain/plain-amount.ts";
import { isDay } from "#shared/domain/travel-rule.ts";

/** What is declared of a deposit's cost: all that was paid for it, and the day. Pure. */
export interface CostForm {
  /** As the field gives it: plain decimal text where it can be read. */
  readonly cost: string;
  /** YYYY-MM-DD */
  readonly day: string;
}

export const emptyCost: CostForm = { cost: "", day: "" };

export type CostIssue = "missing" | "notANumber" | "tooPrecise" | "notADay" | "afterDeposit";
export interface CostIssues {
  readonly cost?: CostIssue;
  readonly day?: CostIssue;
}

/** `lastDay`: of the deposit as the page shows it, in the reader's time zone, YYYY-MM-DD. */
export function costIssues({ cost, day }: CostForm, lastDay: string): CostIssues {
  const costIssue = issueOfCost(cost.trim());
  const dayIssue = issueOfDay(day, lastDay);
  return {
    ...(costIssue !== undefined && { cost: costIssue }),
    ...(dayIssue !== undefined && { day: dayIssue }),
  };
}

function issueOfCost(cost: string): CostIssue | undefined {
  if (cost === "") return "missing";
  const plain = plainAmount(cost);
  if (plain === "") return "notANumber";
  // Cents are the smallest there is of a euro.
  return /\.\d{3}/.test(plain) ? "tooPrecise" : undefined;
}

function issueOfDay(day: string, lastDay: string): CostIssue | undefined {
  if (day === "") return "missing";
  if (!isDay(day)) return "notADay";
  return day > lastDay ? "afterDeposit" : undefined;
}
