import type { ReactNode } from "react";
import { useCall } from "../bridge/use-call.ts";
import { Badge } from "../ui/badge.tsx";
import { css } from "../ui/style.ts";

/** VIP label types (R3.12). */
const labelled: ReadonlySet<number> = new Set([2, 3]);
const place = css`justify-self: start; margin-block-start: 2px;`;

/** The person's VIP or PRO level; nothing for who has none, and while it is not known. */
export default function AccountBadge(): ReactNode {
  const { data } = useCall("profile.vipLabel", {});
  if (data === undefined || !labelled.has(data.labelType) || data.levelName === "") return null;
  return (
    <Badge tone="primary" className={place}>
      {data.levelName}
    </Badge>
  );
}
