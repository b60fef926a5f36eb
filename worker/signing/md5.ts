// A file of its own: the library is CommonJS, and imported lazily in a file of the first visit it would bring the
// bundler's adapter, one more file to fetch before the first price.
import md5 from "crypto-js/md5.js";

/** MD5 as lower-case hex. */
export function md5Hex(text: string): string {
  return md5(text).toString();
}
