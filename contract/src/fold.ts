const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/** Removes accents, case and ligatures; keeps the characters between words. */
export const unaccented = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøđł]/g, (c) => ligatures[c] ?? c)

/**
 * Normalizes a text for search: without accents, case, white space, hyphens and apostrophes, with
 * ligatures expanded, so that Jean-Pierre and D’Amours are found however they are typed. Writing,
 * searching and highlighting all use it.
 */
export const fold = (text: string): string => unaccented(text).replace(/[\s\p{Pd}'’‘ʼ`´]+/gu, '')
