/** What can be sold. Source: specification 1, section 3, and lodging, which is never an invoice entry. */
export const kinds = ['daily_ticket', 'season_pass', 'equipment_rental', 'accessory_rental', 'donation', 'catalog_product', 'package', 'lodging'] as const
export type Kind = (typeof kinds)[number]
export const schedulingTypes = ['WithCalendar', 'WithCalendarOrAnytime', 'Anytime'] as const
