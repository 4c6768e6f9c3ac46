/** Normalizes a promo code for comparison; case does not matter. */
export const codeKey = (code: string): string => code.normalize('NFKC').toUpperCase()

/** Normalizes a postal code for comparison; spaces and case do not matter. */
export const postalKey = (code: string): string => code.replace(/\s/g, '').toUpperCase()
