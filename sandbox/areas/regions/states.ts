/** States of countries whose addresses name one: the second part of their code in ISO 3166-2, and the name. */
const lists: Readonly<Record<string, string>> = {
  ARE: "AZ Abu Dhabi, AJ Ajman, DU Dubai, FU Fujairah, RK Ras Al Khaimah, SH Sharjah, UQ Umm Al Quwain",
  KOR: "26 Busan, 43 Chungcheongbuk-do, 44 Chungcheongnam-do, 27 Daegu, 30 Daejeon, 42 Gangwon-do, 29 Gwangju, 41 Gyeonggi-do, 47 Gyeongsangbuk-do, 48 Gyeongsangnam-do, 28 Incheon, 49 Jeju-do, 45 Jeollabuk-do, 46 Jeollanam-do, 50 Sejong, 11 Seoul, 31 Ulsan",
  USA: "AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming",
  CAN: "AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon",
  AUS: "ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia",
  IND: "AN Andaman and Nicobar Islands, AP Andhra Pradesh, AR Arunachal Pradesh, AS Assam, BR Bihar, CH Chandigarh, CG Chhattisgarh, DH Dadra and Nagar Haveli and Daman and Diu, DL Delhi, GA Goa, GJ Gujarat, HR Haryana, HP Himachal Pradesh, JK Jammu and Kashmir, JH Jharkhand, KA Karnataka, KL Kerala, LA Ladakh, LD Lakshadweep, MP Madhya Pradesh, MH Maharashtra, MN Manipur, ML Meghalaya, MZ Mizoram, NL Nagaland, OD Odisha, PY Puducherry, PB Punjab, RJ Rajasthan, SK Sikkim, TN Tamil Nadu, TS Telangana, TR Tripura, UP Uttar Pradesh, UK Uttarakhand, WB West Bengal",
  DEU: "BW Baden-Württemberg, BY Bayern, BE Berlin, BB Brandenburg, HB Bremen, HH Hamburg, HE Hessen, MV Mecklenburg-Vorpommern, NI Niedersachsen, NW Nordrhein-Westfalen, RP Rheinland-Pfalz, SL Saarland, SN Sachsen, ST Sachsen-Anhalt, SH Schleswig-Holstein, TH Thüringen",
  MYS: "01 Johor, 02 Kedah, 03 Kelantan, 14 Kuala Lumpur, 15 Labuan, 04 Melaka, 05 Negeri Sembilan, 06 Pahang, 08 Perak, 09 Perlis, 07 Pulau Pinang, 16 Putrajaya, 12 Sabah, 13 Sarawak, 10 Selangor, 11 Terengganu",
};

export interface StateFacts {
  readonly code: string;
  readonly name: string;
}

/** None where an address does without. */
export function statesOf(country: string): readonly StateFacts[] {
  const list = Object.hasOwn(lists, country) ? (lists[country] ?? "") : "";
  if (list === "") return [];
  return list.split(", ").map((state) => {
    const space = state.indexOf(" ");
    return { code: state.slice(0, space), name: state.slice(space + 1) };
  });
}
