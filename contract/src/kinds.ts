/** What can be sold; nights of lodging are booked, and are never an entry of an invoice. */
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
/** The categories that an activity may have, each once; equipment is the old way of renting. */
export const activityCategories = [
  'daily_ticket',
  'season_pass',
  'equipment_rental',
  'donation',
] as const
export type ActivityCategory = (typeof activityCategories)[number]
export const schedulingTypes = ['WithCalendar', 'WithCalendarOrAnytime', 'Anytime'] as const
