/** Provinces and territories as the API spells them (YK is not the ISO code). */
export const provinces = [
  'AB',
  'BC',
  'PE',
  'MB',
  'NB',
  'NS',
  'ON',
  'QC',
  'SK',
  'NL',
  'NT',
  'NU',
  'YK',
] as const
export type Province = (typeof provinces)[number]
