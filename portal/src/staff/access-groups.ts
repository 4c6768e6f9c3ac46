import type { AccessType } from '@guichet/contract/access.ts'

/** Accesses by job, in the groups of the menu; each once. */
export const accessGroups = {
  sell: ['Dashboard', 'TicketCreation', 'Orders', 'Tickets', 'Quotes', 'Search'],
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
  team: ['Staffs', 'Clients', 'Configuration'],
} as const satisfies Record<string, readonly AccessType[]>
export type AccessGroup = keyof typeof accessGroups
