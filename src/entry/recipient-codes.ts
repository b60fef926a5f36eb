/** Why a person cannot be sent to (F5.19). */
export const recipientCodes = ["131075", "131076", "131077", "131078", "131079"] as const;
