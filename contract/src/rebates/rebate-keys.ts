/** A code as it is compared: whoever types it may forget its capitals. */
export const codeKey = (code: string): string => code.normalize('NFKC').toUpperCase()

/** A postal code as it is compared: spaces and capitals tell none apart. */
export const postalKey = (code: string): string => code.replace(/\s/g, '').toUpperCase()
