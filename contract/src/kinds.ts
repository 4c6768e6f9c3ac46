/** Kinds of sold items. Lodging nights are booked and never appear as an invoice entry. */
export const kinds = [
  'daily_ticket',
  'season_pass',
  'equipment_rental',
  'accessory_rental',
  'donation',
  'catalog_product',
  'package',
  'lodging',
] as const
export type Kind = (typeof kinds)[number]
/** Categories of an activity, each at most once; `equipment_rental` is the old way of renting. */
export const activityCategories = [
  'daily_ticket',
  'season_pass',
  'equipment_rental',
  'donation',
] as const
export type ActivityCategory = (typeof activityCategories)[number]
export const schedulingTypes = ['WithCalendar', 'WithCalendarOrAnytime', 'Anytime'] as const
