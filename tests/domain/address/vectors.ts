import type { AddressFormat } from "#shared/domain/address/formats.ts";
import type { AddressWarning } from "#shared/domain/address/reading.ts";

/** Addresses that everybody may know, of the standards' own papers and of well-known accounts. */

export interface Vector {
  readonly format: AddressFormat;
  readonly typed: string;
  /** The canonical form where it is another. */
  readonly address?: string;
  readonly memo?: string;
  readonly warnings?: readonly AddressWarning[];
}

const rippleAccount = "r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59";
const stellarAccount = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const muxed = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJ";
const cash = "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a";
const move = "0x357b0b74bc833e95a115ad22604854d6b0fca151cecd94111770e5d6ffc9dc2b";
const cased = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** One character of these changed is found out. */
export const provenVectors: readonly Vector[] = [
  { format: "BTC", typed: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa" },
  { format: "BTC", typed: "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy" },
  { format: "BTC", typed: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" },
  { format: "BTC", typed: "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3" },
  { format: "BTC", typed: "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0" },
  {
    format: "BTC",
    typed: "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
    address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  },
  { format: "LTC", typed: "LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1" },
  { format: "LTC", typed: "MVcg9uEvtWuP5N6V48EHfEtbz48qR8TKZ9" },
  { format: "LTC", typed: "ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9" },
  { format: "DOGE", typed: "DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L" },
  { format: "BCH", typed: cash },
  { format: "BCH", typed: cash.slice("bitcoincash:".length), address: cash },
  { format: "BCH", typed: cash.toUpperCase(), address: cash },
  { format: "BCH", typed: "bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq" },
  {
    format: "BCH",
    typed: "1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu",
    address: cash,
    warnings: ["likeBitcoin", "converted"],
  },
  {
    format: "BCH",
    typed: "3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC",
    address: "bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq",
    warnings: ["likeBitcoin", "converted"],
  },
  { format: "EVM", typed: cased },
  { format: "EVM", typed: "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359" },
  { format: "TRX", typed: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" },
  { format: "XRP", typed: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh" },
  {
    format: "XRP",
    typed: "X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ",
    address: rippleAccount,
    warnings: ["converted"],
  },
  {
    format: "XRP",
    typed: "X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu",
    address: rippleAccount,
    memo: "1",
    warnings: ["converted"],
  },
  {
    format: "XRP",
    typed: "X7AcgcsBL6XDcUb289X4mJ8djcdyKaLFuhLRuNXPrDeJd9A",
    address: rippleAccount,
    memo: "11747",
    warnings: ["converted"],
  },
  { format: "XLM", typed: stellarAccount },
  {
    format: "XLM",
    typed: `${muxed}UAAAAAAAAAAAACJUQ`,
    address: stellarAccount,
    memo: "0",
    warnings: ["converted"],
  },
  {
    format: "XLM",
    typed: `${muxed}VAAAAAAAAAAAAAJLK`,
    address: stellarAccount,
    memo: "9223372036854775808",
    warnings: ["converted"],
  },
  { format: "TON", typed: "EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs" },
  { format: "TON", typed: "UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p" },
  {
    format: "TON",
    typed: "EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs",
    address: "EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs",
  },
  { format: "ADA", typed: "addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8" },
  {
    format: "ADA",
    typed:
      "addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x",
  },
  { format: "ADA", typed: "Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi" },
  {
    format: "ADA",
    typed:
      "DdzFFzCqrhsrcTVhLygT24QwTnNqQqQ8mZrq5jykUzMveU26sxaH529kMpo7VhPrt5pwW3dXeB2k3EEvKcNBRmzCfcQ7dTkyGzTs658C",
  },
  { format: "DOT", typed: "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5" },
  { format: "ATOM", typed: "cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02" },
  { format: "FIL", typed: "f1abjxfbp274xpdqcpuaykwkfb43omjotacm2p3za" },
  { format: "FIL", typed: "f410fkkld55ioe7qg24wvt7fu6pbknb56ht7pt4zamxa" },
  { format: "FIL", typed: "f24vg6ut43yw2h2jqydgbg2xq7x6f4kub3bg6as6i" },
  {
    format: "FIL",
    typed: "f3vvmn62lofvhjd2ugzca6sof2j2ubwok6cj4xxbfzz4yuxfkgobpihhd2thlanmsh3w2ptld2gqkn2jvlss4a",
  },
  { format: "ALGO", typed: "VCMJKWOY5P5P7SKMZFFOCEROPJCZOTIJMNIYNUCKH7LRO45JMJP6UYBIJA" },
  { format: "XTZ", typed: "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" },
  { format: "XTZ", typed: "KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn", warnings: ["contract"] },
  { format: "HBAR", typed: "0.0.123-vfmkw", address: "0.0.123", warnings: ["converted"] },
];

/** Nothing in these tells a wrong character. */
export const unprovenVectors: readonly Vector[] = [
  { format: "EVM", typed: cased.toLowerCase(), address: cased, warnings: ["noChecksum"] },
  { format: "EVM", typed: `0x${cased.slice(2).toUpperCase()}`, address: cased, warnings: ["noChecksum"] },
  { format: "SOL", typed: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", warnings: ["noChecksum"] },
  { format: "SOL", typed: "11111111111111111111111111111111", warnings: ["noChecksum"] },
  {
    format: "SOL",
    typed: "5Q544fKrFoe6tsEbD7S8EmxGTJYAKtTVhAW5Q5pge4j1",
    warnings: ["noChecksum", "contract"],
  },
  {
    format: "TON",
    typed: "0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe",
    address: "UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p",
    warnings: ["noChecksum", "converted"],
  },
  { format: "APTOS", typed: move, warnings: ["noChecksum"] },
  { format: "SUI", typed: `0x${move.slice(2).toUpperCase()}`, address: move, warnings: ["noChecksum"] },
  { format: "NEAR", typed: "alice.near", warnings: ["noChecksum", "unprovenName"] },
  { format: "NEAR", typed: move.slice(2), warnings: ["noChecksum"] },
  { format: "HBAR", typed: "0.0.123", warnings: ["noChecksum"] },
];

export const vectors: readonly Vector[] = [...provenVectors, ...unprovenVectors];
