import { z } from 'zod'
import { accessTypes, restrictions, type AccessType, type Restriction } from '../access.ts'
import { Percent } from '../businesses/percent.ts'
import { Bilingual, BilingualText, Choice, Id, NotEmpty, Unique, Version } from '../primitives.ts'

export const roleNameLimit = 50

const Restrictions = Unique(
  z.array(Choice(restrictions), 'type').max(restrictions.length, `maxItems:${restrictions.length}`),
)
export const CustomRoleForm = z.strictObject({
  name: BilingualText(roleNameLimit),
  accesses: Unique(NotEmpty(Choice(accessTypes), accessTypes.length)),
  restrictions: Restrictions,
  /** Maximum manual discount of its holders, in percent of a sale. */
  discountCeiling: Percent,
  /** True when its holders must sign in with a second factor. */
  needsSecondFactor: z.boolean('type').default(false),
  version: Version,
})
export type CustomRoleForm = z.output<typeof CustomRoleForm>

export const CustomRole = z.strictObject({
  publicId: Id,
  name: Bilingual,
  accesses: z.array(z.enum(accessTypes)),
  restrictions: z.array(z.enum(restrictions)),
  discountCeiling: z.number(),
  needsSecondFactor: z.boolean(),
  version: z.int(),
  /** Number of members with this role. */
  members: z.int(),
  /** True when the caller has all that it grants, and so can grant it. */
  canGrant: z.boolean(),
})
export type CustomRole = z.output<typeof CustomRole>

type Template = { accesses: readonly AccessType[]; restrictions: readonly Restriction[] }
/** Usual roles, as templates that a business can change. Source: docs/decisions.md. */
export const roleTemplates = {
  counter: {
    accesses: ['Orders', 'Tickets', 'TicketCreation', 'Clients', 'Calendar', 'Search', 'Traffic'],
    restrictions: [],
  },
  operations: {
    accesses: ['Rescheduling', 'Timetables', 'Traffic', 'Calendar', 'Tickets'],
    restrictions: [],
  },
  catalogue: {
    accesses: [
      'Activities',
      'EquipmentRental',
      'Pricings',
      'Products',
      'Lodging',
      'Forms',
      'Timetables',
    ],
    restrictions: [],
  },
  marketing: {
    accesses: ['PromoCodes', 'MyTicketing', 'CommunicationAndLegalTexts', 'Quotes'],
    restrictions: [],
  },
  accountant: {
    accesses: ['Dashboard', 'SalesReports', 'Orders', 'PaymentAndTaxes'],
    restrictions: ['Refund'],
  },
} as const satisfies Record<string, Template>
export type RoleTemplate = keyof typeof roleTemplates
