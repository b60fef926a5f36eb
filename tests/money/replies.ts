/** Every status of a class and every code that is worth a line of its own. */
export const everyStatus: readonly number[] = [
  100, 101, 103, 201, 202, 203, 204, 206, 226, 299, 300, 301, 302, 303, 304, 305, 307, 308, 399, 400, 401,
  402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423, 424,
  425, 426, 428, 429, 431, 451, 498, 499, 500, 501, 502, 503, 504, 505, 507, 508, 511, 520, 521, 522, 523,
  524, 525, 530, 599,
];

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Every code of domain-fields section 5, and some that stand nowhere. */
export const everyCode: readonly number[] = [
  1007,
  1008,
  10_000,
  10_001,
  10_002,
  10_004,
  10_005,
  10_006,
  10_007,
  33_003,
  10_009,
  10_014,
  10_016,
  10_017,

  10_024,
  10_027,
  10_028,
  10_031,
  79_992,
  20_096,
  42_039,
  50_001,
  50_016,
  32_024,
  9_000_001,
  790_000,
  790_001,
  ...range(131_001, 131_004),
  ...range(131_065, 131_099),
  ...range(131_200, 131_217),
  ...range(131_226, 131_233),
  131_239,
  ...range(700_000, 700_013),
  700_016,
  700_021,
  700_022,
  500_000,
  ...range(400_000, 400_007),
  ...range(110_300, 110_323),
  ...range(79_990, 79_999),
  -1,
  1,
  42,
  999_999,
];

/** One or more of each class. */
export const notableStatus: readonly number[] = [
  101, 103, 201, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 408, 409, 410, 422, 425, 429, 451, 499,
  500, 502, 503, 504, 520, 599,
];

/** Codes that mean that something else may have happened, that the server lost its way, or that nobody knows. */
export const notableCode: readonly number[] = [
  1007, 10_000, 10_002, 10_004, 10_006, 10_007, 33_003, 10_009, 10_014, 10_016, 10_017, 10_031, 131_001,

  131_003, 131_082, 131_099, 131_214, 700_003, 700_009, 700_021, 500_000, 790_000, 790_001, 9_000_001, 42,
];
