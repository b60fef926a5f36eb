import { Award } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { bridge } from "#src/bridge/bridge.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { Badge } from "#src/ui/badge.tsx";
import { push } from "#src/ui/layout/header-style.ts";
import { type MemberLevel, memberLevel } from "./member-level.ts";

/**
 * VIP or PRO in the header of whoever has one (F2a.9). It comes with what idle time brings and stands before all that is
 * there already, so that it moves nothing.
 */
export default function LevelBadge(): ReactNode {
  const [level, setLevel] = useState<MemberLevel | null>(null);
  useEffect(() => {
    let isOver = false;
    const load = async (): Promise<void> => {
      const answer = await bridge.call("profile.vipLabel", {}, { silent: true }).catch(() => null);
      if (!isOver) setLevel(answer?.kind === "ok" ? memberLevel(answer.data) : null);
    };
    void load();
    return () => {
      isOver = true;
    };
  }, []);
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
