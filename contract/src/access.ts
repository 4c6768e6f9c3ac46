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
 * What a key of the API may do for sales that are made elsewhere: read what is on sale and its
 * price; keep places; sell by link, paid on the page of the provider; sell what was paid
 * elsewhere.
 */
export const apiScopes = ['quote', 'hold', 'pay', 'complete'] as const
export type ApiScope = (typeof apiScopes)[number]

/** What a role may take away again, whatever its accesses say. */
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
 * Who may call: one access type, any of several, who validates at the gate, who works with the task
 * manager, everybody who is signed in to a business (`staff`: also who only validates there), a
 * person without a business yet, or the world.
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
