import { accessTypes } from '@guichet/contract/access.ts'
import { bilingual } from './kinds-of-business.ts'

/** Roles of the demo data. Source: docs/decisions.md 12. */
export const demoRoles = {
  counter: {
    name: bilingual('Comptoir', 'Counter'),
    accesses: ['Orders', 'Tickets', 'TicketCreation', 'Clients', 'Calendar', 'Search', 'Traffic'],
    restrictions: ['Refund'],
    discountCeilingMilli: 10_000,
  },
  accountant: {
    name: bilingual('Comptabilité', 'Accountant'),
    accesses: ['Dashboard', 'SalesReports', 'Orders', 'PaymentAndTaxes'],
    restrictions: ['Refund'],
    discountCeilingMilli: 0,
  },
  manager: {
    name: bilingual('Gérance', 'Manager'),
    accesses: [...accessTypes],
    restrictions: [],
    discountCeilingMilli: 50_000,
  },
} as const

type Person = {
  id: string
  email: string
  firstName: string
  lastName: string
  language: 'fr' | 'en'
  isMain: boolean
  roleTypes: readonly string[]
  role: keyof typeof demoRoles | null
  /** Number of businesses in which the person works, counted from the first. */
  businesses: number
  /** Whether the person sells at the counter. */
  sells: boolean
}
const portal = ['UserCollaboratorAdmin']

/** Demo accounts. Their ids never change, so that links and tests can use them. */
export const demoPeople: readonly Person[] = [
  {
    id: '00000000-0000-7000-8000-000000000001',
    email: 'owner@guichet.test',
    firstName: 'Odile',
    lastName: 'Gagné',
    language: 'fr',
    isMain: true,
    roleTypes: portal,
    role: null,
    businesses: Infinity,
    sells: true,
  },
  {
    id: '00000000-0000-7000-8000-000000000002',
    email: 'clerk@guichet.test',
    firstName: 'Cléo',
    lastName: 'Bergeron',
    language: 'fr',
    isMain: false,
    roleTypes: portal,
    role: 'counter',
    businesses: 2,
    sells: true,
  },
  {
    id: '00000000-0000-7000-8000-000000000003',
    email: 'manager@guichet.test',
    firstName: 'Marc-André',
    lastName: 'Lefebvre',
    language: 'fr',
    isMain: false,
    roleTypes: portal,
    role: 'manager',
    businesses: 3,
    sells: true,
  },
  {
    id: '00000000-0000-7000-8000-000000000004',
    email: 'accountant@guichet.test',
    firstName: 'Anne',
    lastName: 'Whitfield',
    language: 'en',
    isMain: false,
    roleTypes: portal,
    role: 'accountant',
    businesses: 2,
    sells: false,
  },
  {
    id: '00000000-0000-7000-8000-000000000005',
    email: 'validator@guichet.test',
    firstName: 'Valérie',
    lastName: 'Poitras',
    language: 'fr',
    isMain: false,
    roleTypes: ['Validator'],
    role: null,
    businesses: 2,
    sells: false,
  },
  {
    id: '00000000-0000-7000-8000-000000000006',
    email: 'scheduler@guichet.test',
    firstName: 'Simon',
    lastName: 'Ouellet',
    language: 'fr',
    isMain: false,
    roleTypes: ['SchedulerDashboardAdmin'],
    role: null,
    businesses: 1,
    sells: false,
  },
  {
    id: '00000000-0000-7000-8000-000000000007',
    email: 'nobody@guichet.test',
    firstName: 'Noémie',
    lastName: 'Fortin',
    language: 'fr',
    isMain: false,
    roleTypes: ['NoRight'],
    role: null,
    businesses: 1,
    sells: false,
  },
]
export const ownerId = demoPeople[0]!.id
