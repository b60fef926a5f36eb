import { useEffect, useState } from "react";

/**
 * To be spread on what stands in a status that comes together with its words: readers say what changes in a status, not what it begins
 * with. Until the status is there the words are for the eye alone.
 */
export function useSaidLater(): { readonly "aria-hidden": true | undefined } {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const turn = setTimeout(setThere, 0, true);
    return () => clearTimeout(turn);
  }, []);
  return { "aria-hidden": isThere ? undefined : true };
}
