import type { AccessType } from '@guichet/contract/access.ts'

/** The accesses by job, as the menu shows their pages; each of them once. */
export const accessGroups = {
  sell: ['Dashboard', 'TicketCreation', 'Orders', 'Tickets', 'Clients', 'Quotes', 'Search'],
  plan: ['Timetables', 'Traffic', 'Calendar', 'Rescheduling'],
  catalogue: [
    'Activities',
    'EquipmentRental',
    'Lodging',
    'Products',
    'Pricings',
    'PromoCodes',
    'Forms',
    'CommunicationAndLegalTexts',
    'MyTicketing',
  ],
  money: ['SalesReports', 'PaymentAndTaxes'],
  team: ['Staffs', 'Configuration'],
} as const satisfies Record<string, readonly AccessType[]>
export type AccessGroup = keyof typeof accessGroups
