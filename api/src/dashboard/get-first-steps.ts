import type { AccessType } from '@guichet/contract/access.ts'
import * as contract from '@guichet/contract/dashboard/get-first-steps.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { activitiesOnSale } from '../activities/public.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { Actor } from '../platform/http/actor.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { isCatalogueEmpty, sampleAccesses, sampleOf } from '../samples/public.ts'
import { readFirstSteps } from './first-steps.db.ts'

type FirstSteps = Reply<typeof contract.getFirstSteps>
type Step = FirstSteps['steps'][number]['step']
const accessOf: Record<Step, AccessType> = {
  taxes: 'PaymentAndTaxes',
  activity: 'Activities',
  timetable: 'Timetables',
  payment: 'PaymentAndTaxes',
  sale: 'TicketCreation',
}
const may = ({ isMain, accesses }: Actor, access: AccessType) => isMain || accesses.has(access)

export const getFirstSteps = handle(contract.getFirstSteps, firstStepsOf)

async function firstStepsOf({ db, now, tenantId, actor }: Ctx): Promise<FirstSteps> {
  const onSale = await activitiesOnSale(db, tenantId, now)
  const facts = await readFirstSteps(
    db,
    tenantId,
    now,
    onSale.map(({ id }) => id),
  )
  const sample = await sampleOf(db, tenantId)
  const maySamples = sampleAccesses.every((access) => may(actor, access))
  // An activity that is sold at any time of the day needs no timetable.
  const isDone: Record<Step, boolean> = {
    taxes: facts.are_taxes_saved,
    activity: onSale.length > 0,
    timetable: facts.timed.length > 0 || onSale.some(({ isAnytime }) => isAnytime),
    payment: facts.is_connected || facts.is_cash_only,
    sale: facts.has_sold,
  }
  return {
    isDismissed: facts.is_dismissed,
    steps: contract.firstSteps.map((step) => ({
      step,
      isDone: isDone[step],
      may: may(actor, accessOf[step]),
    })),
    isCashOnly: facts.is_cash_only,
    activityPublicId: onSale[0]?.id ?? null,
    sample: sample?.name ?? null,
    maySample: maySamples && (await isCatalogueEmpty(db, tenantId)),
    mayRemoveSample: maySamples && sample !== null,
  }
}

export const saveFirstSteps = handle(contract.saveFirstSteps, async (ctx, { body }) => {
  const { db, now, tenantId, audit } = ctx
  await updateRows(db, tenantId, 'tenant_setting')
    .set({ first_steps_dismissed_at: body.isDismissed ? now : null })
    .execute()
  const code = body.isDismissed ? 'first_steps.dismissed' : 'first_steps.brought_back'
  await audit(code, 'tenant', tenantId)
  return firstStepsOf(ctx)
})

/** Nothing else shows that a business sells at its counter only: it is declared. */
export const saveCashOnly = handle(
  contract.saveCashOnly,
  async ({ db, tenantId, audit }, { body: { isCashOnly } }) => {
    await updateRows(db, tenantId, 'tenant_setting').set({ is_cash_only: isCashOnly }).execute()
    await audit('cash_only.saved', 'tenant', tenantId, { facts: { isCashOnly } })
    return { isCashOnly }
  },
)
