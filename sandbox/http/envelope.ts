/** The answer's wrapping, in both spellings (R3.17): `v3/` paths speak v5, the others the older one. */
export interface Answer {
  readonly retCode: number;
  readonly retMsg: string;
  readonly result: unknown;
  /** The id of the request it answers; absent where that was not read. */
  readonly requestId?: string | undefined;
  /** The mark of the token that it was asked with; absent where there was none. */
  readonly bearer?: string | undefined;
  /** The mark of what was asked; absent where that was not read. */
  readonly question?: string | undefined;
}

/** `path` below the API prefix, with or without a leading slash; `now` in ms. */
export function envelope(path: string, answer: Answer, now: number): object {
  const { retCode, retMsg, result, requestId, bearer, question } = answer;
  // Our own extension: a signed answer that names its request is fresh by itself, one that names its bearer is
  // theirs, and one that names its question answers nothing else.
  const named = {
    ...(requestId !== undefined && { requestId }),
    ...(bearer !== undefined && { bearer }),
    ...(question !== undefined && { question }),
  };
  if (/^\/?v3\//.test(path)) return { retCode, retMsg, result, retExtInfo: named, time: now };
  const seconds = `${Math.floor(now / 1000)}.${String(now % 1000).padStart(3, "0")}000`;
  return {
    ret_code: retCode,
    ret_msg: retMsg,
    result,
    ext_code: "",
    ext_info: named,
    time_now: seconds,
  };
}
