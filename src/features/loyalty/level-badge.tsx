import { Award } from "lucide";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import type { CallOutput } from "#shared/contract/index.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { Badge } from "#src/ui/badge.tsx";
import { push } from "#src/ui/layout/header-style.ts";
import { memberLevel } from "./member-level.ts";

/**
 * VIP or PRO in the header of whoever has one (F2a.9). It comes with what idle time brings and stands before all that is
 * there already, so that it moves nothing.
 */
export default function LevelBadge({ label }: { readonly label: CallOutput<"profile.vipLabel"> }): ReactNode {
  const level = memberLevel(label);
  const place = document.querySelector(`header > .${push}`);
  if (level === null || place === null) return null;
  if (level.endMs !== 0 && level.endMs <= serverNow()) return null;
  return createPortal(
    <Badge tone="primary" icon={Award}>
      <bdi>{level.name}</bdi>
    </Badge>,
    place,
  );
}
