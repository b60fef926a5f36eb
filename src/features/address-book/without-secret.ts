import { mayBeSecret } from "#shared/domain/address/secret-shape.ts";

/** What is kept of a form: what may be a key in the place of an address is not (F3b.30). */
export function withoutSecret<F extends { readonly address: string }>(form: F): F {
  return mayBeSecret(form.address) ? { ...form, address: "" } : form;
}
