import { useCallback, useState } from "react";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { todayOf } from "./today.ts";

const lookEveryMs = 60_000;

/** As {@link todayOf}, rendered anew once another day has begun, and once the server's clock is known. */
export function useToday(): string {
  useTopic("clock", {});
  const [, look] = useState("");
  useRepeat(
    useCallback(() => look(todayOf()), []),
    lookEveryMs,
  );
  return todayOf();
}
