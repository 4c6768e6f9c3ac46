import {
  defaultTaxSettings,
  type FeeSettings,
  type TaxSettings,
} from '@guichet/api/src/pricing/public.ts'
import type { DrawnPictures } from '../pictures/draw-pictures.ts'
import { makePictures } from '../pictures/make-pictures.ts'
import type { Sheet } from '../pictures/sheet.ts'
import type { Random } from '../random.ts'
import { type Calendar, days, iso } from './calendar.ts'
import { demoPeople, demoRoles } from './demo-people.ts'
import type { BusinessPlan } from './kinds-of-business.ts'

export type Business = {
  id: string
  plan: BusinessPlan
  province: 'QC'
  taxes: TaxSettings
  fees: FeeSettings
  calendar: Calendar
  random: Random
  sheet: Sheet
  pictures: Pick<ReturnType<typeof makePictures>, 'pictureOf' | 'facesBy' | 'stored'>
  /** The till of a clerk, and the cash in it so far. */
  till?: { id: string; accountId: string; openedMs: number; closedMs: number; cents: number }
  /** Accounts that sell at its counter. */
  sellers: readonly string[]
}

const communicationOf = ({ contacts, name }: BusinessPlan) => ({
  replyEmail: contacts.email,
  fr: {
    message: `<p>Présentez-vous <strong>quinze minutes</strong> avant l’heure. Toute l’équipe de ${name.fr} vous attend!</p>`,
    termsAndConditions: 'Les billets sont valables à la date et à l’heure choisies.',
    refundPolicy: 'Remboursement possible jusqu’à 24 heures avant la visite.',
  },
  en: {
    message: `<p>Please arrive <strong>fifteen minutes</strong> early. The whole team of ${name.en} looks forward to seeing you!</p>`,
    termsAndConditions: 'Tickets are valid on the chosen date and at the chosen time.',
    refundPolicy: 'Refunds are possible up to 24 hours before the visit.',
  },
})

/** The plan of a business, and its index among all. */
type Setup = {
  plan: BusinessPlan
  place: number
  pictures: DrawnPictures
  takesPayments: boolean
  embeddingSites: readonly string[]
}
/** The sheet of a business, and the date and ids for rows of its set-up. */
type Foundation = { sheet: Sheet; tenantId: string; foundedMs: number; random: Random }

/** Creates a business with its settings, documents, roles and staff. */
export function makeBusiness(
  sheet: Sheet,
  calendar: Calendar,
  { ofBusiness: random, ofPictures }: { ofBusiness: Random; ofPictures: Random },
  { plan, place, pictures, takesPayments, embeddingSites }: Setup,
): Business {
  const foundedMs = calendar.at(calendar.first, '09:00') - 30 * days
  const id = random.id(foundedMs)
  const foundation: Foundation = { sheet, tenantId: id, foundedMs, random }
  const taxes: TaxSettings = {
    ...defaultTaxSettings('QC'),
    isNoTaxesSelected: plan.isTaxFree,
    taxNumbers: plan.taxNumbers,
  }
  writeTenant(foundation, plan, { timeZone: calendar.timeZone, place, embeddingSites })
  if (takesPayments) writePaymentAccount(foundation, plan)
  const made = makePictures(sheet, { tenantId: id, atMs: foundedMs, random: ofPictures }, pictures)
  writeDocuments(foundation, plan, { taxes, images: made.page })
  const people = demoPeople.filter((person) => place < person.businesses)
  writeStaff(foundation, people, writeRoles(foundation))
  return {
    id,
    plan,
    province: 'QC',
    taxes,
    fees: plan.fees,
    calendar,
    random,
    sheet,
    pictures: made,
    sellers: people.filter((person) => person.sells).map((person) => person.id),
  }
}

function writeTenant(
  { sheet, tenantId, foundedMs }: Foundation,
  plan: BusinessPlan,
  {
    timeZone,
    place,
    embeddingSites,
  }: { timeZone: string; place: number; embeddingSites: readonly string[] },
): void {
  sheet.add('tenant', {
    id: tenantId,
    name: plan.name,
    colour: plan.colour,
    static_url: plan.staticUrl,
    time_zone: timeZone,
    province: 'QC',
    online: plan.online,
    created_at: iso(foundedMs + place),
    is_demo: true,
  })
  sheet.add('tenant_setting', {
    tenant_id: tenantId,
    order_prefix: plan.prefix,
    percent_refund_on_counter_orders: plan.percentRefundOnCounterOrders,
    first_steps_dismissed_at: iso(foundedMs + place),
    embedding_sites: [...embeddingSites],
  })
}

/** An account that the payment provider of the demonstration has verified. */
function writePaymentAccount(
  { sheet, tenantId, foundedMs, random }: Foundation,
  { staticUrl }: BusinessPlan,
): void {
  sheet.add('payment_account', {
    tenant_id: tenantId,
    id: random.id(foundedMs),
    provider: 'stripe',
    account_ref: `acct_demo_${staticUrl.replaceAll('-', '_')}`,
    is_submitted: true,
    is_ready: true,
    started_at: iso(foundedMs),
    ready_at: iso(foundedMs),
  })
}

function writeDocuments(
  { sheet, tenantId }: Foundation,
  plan: BusinessPlan,
  { taxes, images }: { taxes: TaxSettings; images: ReturnType<typeof makePictures>['page'] },
): void {
  const documents = {
    taxes,
    fees: plan.fees,
    profile: {
      ...plan.texts,
      location: plan.location,
      contacts: plan.contacts,
      ...images,
    },
    communication: communicationOf(plan),
    // As the refund policy of its texts says.
    onlineSales: { changes: { moveMinutesBefore: 120, cancelMinutesBefore: 1440 } },
  }
  for (const [name, value] of Object.entries(documents))
    sheet.add('document', { tenant_id: tenantId, name, value: JSON.stringify(value) })
}

/** @returns The ids of its roles, by their names in the plan */
const writeRoles = ({ sheet, tenantId, foundedMs, random }: Foundation): Map<string, string> =>
  new Map(
    Object.entries(demoRoles).map(([role, { name, accesses, restrictions, ...limits }]) => {
      const roleId = random.id(foundedMs)
      sheet.add('custom_role', {
        tenant_id: tenantId,
        id: roleId,
        name,
        accesses: [...accesses],
        restrictions: [...restrictions],
        discount_ceiling_milli: limits.discountCeilingMilli,
      })
      return [role, roleId]
    }),
  )

function writeStaff(
  { sheet, tenantId, foundedMs, random }: Foundation,
  people: readonly (typeof demoPeople)[number][],
  roleIds: ReadonlyMap<string, string>,
): void {
  for (const person of people) {
    const staffId = random.id(foundedMs)
    sheet.add('staff', {
      tenant_id: tenantId,
      id: staffId,
      account_id: person.id,
      is_main: person.isMain,
      role_types: [...person.roleTypes],
      removed_at: null,
    })
    if (person.role)
      sheet.add('staff_role', {
        tenant_id: tenantId,
        staff_id: staffId,
        role_id: roleIds.get(person.role)!,
      })
  }
}
