/**
 * What is checked before the address book changes: the scene of `risk.intercept` and of the mail. The check's detail is the
 * call's input, without codes and `requestId`: what was checked is what may be done.
 */
export const addressScenes = {
  add: { check: "withdraw_address_add", mail: "ADDRESS_ADD" },
  edit: { check: "withdraw_address_edit", mail: "ADDRESS_EDIT" },
  switch: { check: "withdraw_address_switch", mail: "ADDRESS_SWITCH" },
} as const;
export type AddressScene = keyof typeof addressScenes;
