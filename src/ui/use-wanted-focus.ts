import { useEffect, useEffectEvent, useRef } from "react";

/**
 * A press that takes its button along wants the focus elsewhere, once what takes it is there: `focus` is called then. Answers what the
 * press calls.
 */
export function useWantedFocus(isThere: boolean, focus: () => void): () => void {
  const isWanted = useRef(false);
  const take = useEffectEvent(focus);
  useEffect(() => {
    if (!isWanted.current || !isThere) return;
    isWanted.current = false;
    take();
  }, [isThere]);
  return () => {
    isWanted.current = true;
  };
}
