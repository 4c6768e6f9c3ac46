const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/** A text without accents, capitals and ligatures; what stands between its words stays. */
export const unaccented = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøđł]/g, (c) => ligatures[c] ?? c)

/**
 * Words as search sees them: no accents, no capitals, no white space, no hyphens or apostrophes,
 * ligatures opened, so that Jean-Pierre and D’Amours are found however they are typed. Used by
 * whoever writes, searches or highlights, so that the three agree.
 */
export const fold = (text: string): string => unaccented(text).replace(/[\s\p{Pd}'’‘ʼ`´]+/gu, '')
