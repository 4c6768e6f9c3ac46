import { columnsOf, type RebateTerms } from '@guichet/api/src/rebates/public.ts'
import { randomOf } from '../random.ts'
import type { Business } from './make-business.ts'

type Plan = Pick<RebateTerms, 'description' | 'settings' | 'types'> &
  Partial<RebateTerms> & { codes: readonly string[]; applies: 'UNLIMITED' | 'ONCE' }

/** Promo codes of a business, as printed on posters and in emails. */
const codePlans: readonly Plan[] = [
  {
    codes: ['BIENVENUE'],
    applies: 'UNLIMITED',
    description: 'Première visite',
    settings: '10%',
    types: ['Rebate.OnDailyTicketOnly', 'Rebate.OnEquipmentRentalOnly'],
  },
  {
    codes: ['FAMILLE'],
    applies: 'UNLIMITED',
    description: 'Famille de quatre',
    settings: '15.00$',
    types: ['Rebate.OnDailyTicketOnly'],
    conditions: [{ type: 'Condition.OnQuantityPurchased', value: '4' }],
    isCombinable: 'yes',
  },
  {
    codes: ['EXCUSE-7F3A'],
    applies: 'ONCE',
    description: 'Journée écourtée par la pluie',
    settings: '50%',
    types: ['Rebate.OnDailyTicketOnly'],
  },
]

/**
 * Creates the promo codes of a business with a random source of their own, so that other data does
 * not depend on them.
 */
export function makeRebates({ id: tenant_id, calendar, sheet }: Business): void {
  const random = randomOf(`${tenant_id}/rebates`)
  for (const { codes, applies, ...plan } of codePlans)
    for (const code of codes)
      sheet.add('rebate', {
        tenant_id,
        id: random.id(calendar.at(calendar.first, '09:00')),
        code,
        code_key: code,
        applies,
        active: true,
        ...columnsOf({
          conditions: [],
          activePeriodBeginUtc: `${calendar.today}T00:00:00.000Z`,
          activePeriodEndUtc: `${calendar.last}T23:59:59.999Z`,
          isCombinable: 'no',
          taxSettings: null,
          linkedProductPublicIds: [],
          linkedDates: [],
          ...plan,
        }),
      })
}
