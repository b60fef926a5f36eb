/**
 * The address of the samples as a QR code, error correction Q: rows from top to bottom, each a hexadecimal number whose
 * highest bit is the row's first module. The gallery has no encoder of its own.
 */
const rows = [
  "1fdb0cc7f",
  "104e45241",
  "175426d5d",
  "17519ff5d",
  "17448795d",
  "10538ed41",
  "1fd55557f",
  "001f7ce00",
  "0af571aed",
  "1d14398c9",
  "1642061cd",
  "169584d72",
  "14cec55c9",
  "162e5db12",
  "0b6adadfe",
  "119a49902",
  "00f8fc77d",
  "132781769",
  "185b588cf",
  "082cb6470",
  "1c475911a",
  "06999a24c",
  "1d48de161",
  "09016fc82",
  "12d349bf9",
  "0018fbb17",
  "1fdfdd758",
  "105c01d13",
  "174f771fe",
  "175156c56",
  "174edb43d",
  "105ad3d30",
  "1fce231c2",
];

const size = 33;

export const qrSample: readonly (readonly boolean[])[] = rows.map((row) => {
  const bits = BigInt(`0x${row}`).toString(2).padStart(size, "0");
  return Array.from(bits, (bit) => bit === "1");
});
