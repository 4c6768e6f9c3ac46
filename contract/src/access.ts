/** The 24 access types that a custom role may grant. */
export const accessTypes = [
  'Dashboard',
  'SalesReports',
  'Tickets',
  'Orders',
  'PromoCodes',
  'TicketCreation',
  'Rescheduling',
  'MyTicketing',
  'Activities',
  'EquipmentRental',
  'Timetables',
  'Forms',
  'CommunicationAndLegalTexts',
  'PaymentAndTaxes',
  'Traffic',
  'Staffs',
  'Clients',
  'Pricings',
  'Calendar',
  'Lodging',
  'Configuration',
  'Products',
  'Quotes',
  'Search',
] as const
export type AccessType = (typeof accessTypes)[number]

/**
 * Scopes of an API key, for sales made by another program: read the catalogue and its prices
 * (`quote`), hold places (`hold`), sell through a payment link of the provider (`pay`), record a
 * sale that was paid elsewhere (`complete`).
 */
export const apiScopes = ['quote', 'hold', 'pay', 'complete'] as const
export type ApiScope = (typeof apiScopes)[number]

/** Actions that a role can forbid even though its access types allow them. */
export const restrictions = ['Refund'] as const
export type Restriction = (typeof restrictions)[number]

/** Roles that the token carries. */
export const tokenRoles = [
  'EndUser',
  'NoRight',
  'SchedulerDashboardAdmin',
  'UserCollaboratorAdmin',
  'Validator',
  'administration',
] as const
export type TokenRole = (typeof tokenRoles)[number]

/**
 * The callers that an endpoint accepts: accounts with an access type, or with any of several; gate
 * validators; task managers; every account with a portal role in the business (`signed-in`), also
 * those that only validate tickets (`staff`); a person, whatever their business (`account`);
 * everyone (`public`); everyone, in the business of a public ticket office that is online and that
 * the parameter `office` names (`guest`).
 */
export type Access =
  | AccessType
  | readonly AccessType[]
  | 'Validator'
  | 'SchedulerDashboardAdmin'
  | 'signed-in'
  | 'staff'
  | 'account'
  | 'public'
  | 'guest'

/** Whether an endpoint needs no authentication. */
export const isAnonymous = (access: Access): access is 'public' | 'guest' =>
  access === 'public' || access === 'guest'
