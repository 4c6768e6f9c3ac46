/** Provinces and territories as the API writes them (YK is not ISO). */
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
