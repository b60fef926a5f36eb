/** Alpha-2, alpha-3 and dial code of each country. */
const facts =
  "AD:AND:376 AE:ARE:971 AF:AFG:93 AG:ATG:1268 AL:ALB:355 AM:ARM:374 AO:AGO:244 AR:ARG:54 AT:AUT:43 AU:AUS:61 AZ:AZE:994 BA:BIH:387 BB:BRB:1246 BD:BGD:880 BE:BEL:32 BF:BFA:226 BG:BGR:359 BH:BHR:973 BI:BDI:257 BJ:BEN:229 BN:BRN:673 BO:BOL:591 BR:BRA:55 BS:BHS:1242 BT:BTN:975 BW:BWA:267 BY:BLR:375 BZ:BLZ:501 CA:CAN:1 CD:COD:243 CF:CAF:236 CG:COG:242 CH:CHE:41 CI:CIV:225 CL:CHL:56 CM:CMR:237 CN:CHN:86 CO:COL:57 CR:CRI:506 CU:CUB:53 CV:CPV:238 CY:CYP:357 CZ:CZE:420 DE:DEU:49 DJ:DJI:253 DK:DNK:45 DM:DMA:1767 DO:DOM:1809 DZ:DZA:213 EC:ECU:593 EE:EST:372 EG:EGY:20 ER:ERI:291 ES:ESP:34 ET:ETH:251 FI:FIN:358 FJ:FJI:679 FM:FSM:691 FR:FRA:33 GA:GAB:241 GB:GBR:44 GD:GRD:1473 GE:GEO:995 GH:GHA:233 GM:GMB:220 GN:GIN:224 GQ:GNQ:240 GR:GRC:30 GT:GTM:502 GW:GNB:245 GY:GUY:592 HK:HKG:852 HN:HND:504 HR:HRV:385 HT:HTI:509 HU:HUN:36 ID:IDN:62 IE:IRL:353 IL:ISR:972 IN:IND:91 IQ:IRQ:964 IR:IRN:98 IS:ISL:354 IT:ITA:39 JM:JAM:1876 JO:JOR:962 JP:JPN:81 KE:KEN:254 KG:KGZ:996 KH:KHM:855 KI:KIR:686 KM:COM:269 KN:KNA:1869 KP:PRK:850 KR:KOR:82 KW:KWT:965 KZ:KAZ:7 LA:LAO:856 LB:LBN:961 LC:LCA:1758 LI:LIE:423 LK:LKA:94 LR:LBR:231 LS:LSO:266 LT:LTU:370 LU:LUX:352 LV:LVA:371 LY:LBY:218 MA:MAR:212 MC:MCO:377 MD:MDA:373 ME:MNE:382 MG:MDG:261 MH:MHL:692 MK:MKD:389 ML:MLI:223 MM:MMR:95 MN:MNG:976 MO:MAC:853 MR:MRT:222 MT:MLT:356 MU:MUS:230 MV:MDV:960 MW:MWI:265 MX:MEX:52 MY:MYS:60 MZ:MOZ:258 NA:NAM:264 NE:NER:227 NG:NGA:234 NI:NIC:505 NL:NLD:31 NO:NOR:47 NP:NPL:977 NR:NRU:674 NZ:NZL:64 OM:OMN:968 PA:PAN:507 PE:PER:51 PG:PNG:675 PH:PHL:63 PK:PAK:92 PL:POL:48 PS:PSE:970 PT:PRT:351 PW:PLW:680 PY:PRY:595 QA:QAT:974 RO:ROU:40 RS:SRB:381 RU:RUS:7 RW:RWA:250 SA:SAU:966 SB:SLB:677 SC:SYC:248 SD:SDN:249 SE:SWE:46 SG:SGP:65 SI:SVN:386 SK:SVK:421 SL:SLE:232 SM:SMR:378 SN:SEN:221 SO:SOM:252 SR:SUR:597 SS:SSD:211 ST:STP:239 SV:SLV:503 SY:SYR:963 SZ:SWZ:268 TD:TCD:235 TG:TGO:228 TH:THA:66 TJ:TJK:992 TL:TLS:670 TM:TKM:993 TN:TUN:216 TO:TON:676 TR:TUR:90 TT:TTO:1868 TV:TUV:688 TW:TWN:886 TZ:TZA:255 UA:UKR:380 UG:UGA:256 US:USA:1 UY:URY:598 UZ:UZB:998 VA:VAT:39 VC:VCT:1784 VE:VEN:58 VN:VNM:84 VU:VUT:678 WS:WSM:685 XK:XKX:383 YE:YEM:967 ZA:ZAF:27 ZM:ZMB:260 ZW:ZWE:263";

export interface CountryFacts {
  readonly code2: string;
  readonly code: string;
  /** Digits without a plus. */
  readonly dialCode: string;
}

const countryList: readonly CountryFacts[] = facts.split(" ").map((fact) => {
  const [code2 = "", code = "", dialCode = ""] = fact.split(":");
  return { code2, code, dialCode };
});

/** Nothing is sent to who lives there. */
const forbidden: ReadonlySet<string> = new Set(["CUB", "IRN", "PRK", "SYR"]);

/** False for a code that is no country's, too. */
export function mayReceive(code: string): boolean {
  return countryList.some((one) => one.code === code) && !forbidden.has(code);
}

/** In the language's own order. A language that is none gets English names. */
export function namedCountries(language: string): readonly (CountryFacts & { readonly name: string })[] {
  const [known = "en"] = supported(language);
  const names = new Intl.DisplayNames(known, { type: "region" });
  return countryList
    .map((one) => ({ ...one, name: names.of(one.code2) ?? one.code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, known));
}

function supported(language: string): readonly string[] {
  try {
    return Intl.DisplayNames.supportedLocalesOf(language);
  } catch {
    return [];
  }
}
