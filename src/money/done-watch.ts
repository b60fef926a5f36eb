import type { OpenIntent } from "./intent.ts";

/**
 * Answers whether an intent of this key was done since the last list that it was shown; `known` is the first. Each is told once: it
 * stays in the list until its record is read, and what was typed since is another's.
 */
export function createDoneWatch(
  key: string,
  known: readonly OpenIntent[],
): (list: readonly OpenIntent[]) => boolean {
  const doneOf = (list: readonly OpenIntent[]): readonly string[] =>
    list.filter((intent) => intent.key === key && isDone(intent)).map(({ requestId }) => requestId);
  const told = new Set(doneOf(known));
  return (list) => {
    const fresh = doneOf(list).filter((id) => !told.has(id));
    for (const id of fresh) told.add(id);
    return fresh.length > 0;
  };
}

function isDone({ phase, ending }: OpenIntent): boolean {
  return phase === "ended" && ending?.state !== "nothing";
}
