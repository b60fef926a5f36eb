import { useEffect, useState } from "react";

/** For what stands in a status that comes with its words: those are heard only if they come after it, so they are hidden from readers until then. */
export function useSaidLater(): { readonly "aria-hidden": true | undefined } {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return { "aria-hidden": isThere ? undefined : true };
}
