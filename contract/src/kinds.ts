/**
 * What can be sold. Source: specification 1, section 3, and lodging, which is never an invoice
 * entry.
 */
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
/**
 * The categories that an activity may have, each once; equipment is the old way of renting. Source:
 * specification 2, section 3.
 */
export const activityCategories = [
  'daily_ticket',
  'season_pass',
  'equipment_rental',
  'donation',
] as const
export type ActivityCategory = (typeof activityCategories)[number]
export const schedulingTypes = ['WithCalendar', 'WithCalendarOrAnytime', 'Anytime'] as const
