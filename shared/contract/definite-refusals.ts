/**
 * Refusals that prove "nothing happened", by call: the closed lists that the verified answer to what moves or changes something, and the answer
 * that a look-up hands back, is judged by. A code that is in none of them leaves the outcome unknown, and it is looked up.
 *
 * The exchange honours the id: a copy of a request that it decided on gets the first one's answer (browsers send a POST
 * again by themselves, and so may whoever stands between). A code is definite when it is such a decision on this very
 * request: so are 700003, 700009 and 700021, which are about another request that was in its way. What is checked before the
 * id is (session, pace, time, signature, way) is not. Of the codes of F5.* these are therefore in no list:
 *
 * - 10000, 10016, 131001, 131003, 131200, 131201, 131205, 131216, 131230, 500000, 790000: the server lost its way or is
 *   busy, and how far it had come nobody knows. 131001 also means "above what may be withdrawn", and cannot be told apart.
 * - 10014, 131082, 131214: the id is closed, or was used: another copy may have happened.
 * - 10006, 131080: the copy before may have been the last one let through.
 * - 10007, 33003, 10009, 1007, 1008: the session may have ended between two copies.
 * - 10002: a copy that came too late says nothing of one that came in time.
 * - 10004, 79992, 790001, 10031: a copy that was tampered with says nothing of the sound one.
 * - 10017: a copy that went astray says nothing of the one that did not.
 * - 131099: what it says of a cancelled withdrawal is unclear in the source itself.
 * - 50016, 9000001, 79990 to 79999: the client's own, never the server's answer.
 */

const codes = (text: string): readonly string[] => text.split(" ");

/** What any of them may be refused with once it is read: a field, the person, the place. 10005: its codes prove nothing, too. */
const common = codes("10001 10005 10024 10027 10028 20096 42039 50001 131004");

/**
 * Conversions at a quote. 32024 and 700016: the live price left it. 700008: it ran out, or there is none. 790101 and 790102:
 * a block trade of who owns too little for one, or trades on margin.
 */
const convert = [
  ...common,
  ...codes("32024 131233 700000 700001 700002 700003 700004 700005 700006 700007 700008 700010 700011"),
  ...codes("700009 700012 700013 700016 700021 700022 790101 790102"),
];

/** Orders at a limit price: as conversions, without the codes of a quote. */
const limitOrder = [
  ...common,
  ...codes("131233 700000 700001 700003 700005 700006 700007 700010 700012 700013 700021 700022"),
];

/** 700004: there is no such order. An order that is over already answers its state, and is no refusal. */
const limitOrderCancel = [...common, ...codes("700000 700003 700004")];

const transfer = [
  ...common,
  ...codes("131202 131203 131204 131206 131207 131208 131209 131210 131211 131212 131213 131215"),
  ...codes("131217 131226 131227 131228 131229 131231 131232 131233 131239"),
];

/**
 * 131002, 131066 to 131098: the target, the travel rule, limits and locks. 10005: a code that proves who asks is wrong. 131226:
 * refused for security.
 */
const withdraw = [
  ...common,
  ...codes("131002 131065 131066 131067 131068 131069 131070 131071 131072 131073 131074 131075"),
  ...codes("131076 131077 131078 131079 131081 131083 131084 131085 131086 131087 131088 131089"),
  ...codes("131090 131091 131092 131093 131094 131095 131096 131097 131098 131226 131233"),
];

const withdrawCancel = [...common, ...codes("131002")];

/** 131002: there is no such withdrawal. 700003: this one asks nothing, or no longer. */
const withdrawAnswer = [
  ...common,
  ...codes("131002 131065 131067 131068 131069 131070 131071 131074 700003"),
];

/** 700003: this deposit asks nothing, or no longer. 131002: there is no such deposit. 131067 to 131074: what is wrong with the answers. */
const travelRule = [...common, ...codes("131002 131065 131067 131068 131069 131070 131071 131074 700003")];

/**
 * 131002: chain and address, or tag, do not fit. 131067, 131068: the provider's data, where the travel rule wants it. 131078:
 * this user may not receive. 131226: refused for security. 700003: it stands in the book already. 700007: the book is full.
 */
const addressBook = [
  ...common,
  ...codes("131002 131066 131067 131068 131075 131076 131077 131078 131079 131081 131226 700003 700007"),
];

/** 700003: the state does not allow it, a blocker stands, or terms are not accepted. 700004: no such migration or card. */
const migration = [
  ...common,
  ...codes("131233 700000 700001 700003 700004 700005 700006 700007 700008 700009 700010 700011"),
  ...codes("700012 700013 700021 700022"),
];

/** 700003: it is requested already, or the state does not allow it. */
const application = [...common, "700003"];

/** 131209: there is no such account. 700007: the quota is used up. 700022: this place offers none. */
const statement = [...common, ...codes("131209 700007 700022")];

/** 700003: no residence was declared. */
const taxReport = [...common, ...codes("131209 700003 700007")];

/** 700003: there is nothing to raise. */
const raise = [...withdraw, "700003"];

export const definiteRefusals = {
  convert,
  limitOrder,
  limitOrderCancel,
  transfer,
  withdraw,
  withdrawCancel,
  withdrawAnswer,
  travelRule,
  addressBook,
  migration,
  application,
  statement,
  taxReport,
  raise,
} satisfies Readonly<Record<string, readonly string[]>>;
