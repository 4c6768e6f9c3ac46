import { toRateMilli } from '@guichet/contract/businesses/percent.ts'
import * as contract from '@guichet/contract/businesses/save-fees.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { z } from 'zod'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { FeeSettings } from '../pricing/public.ts'
import { businessOf, lockDocument, versionOf, writeDocument } from './documents.db.ts'

async function feesOf({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>) {
  const { fees, platform_fee_milli: platformMilli } = await businessOf(db, tenantId)
  return {
    ...(platformMilli > 0 && { platformFeePercent: platformMilli / 1000 }),
    version: await versionOf(db, tenantId, 'fees'),
    feesAppliedToUser: fees.feesAppliedToUser.map(({ kind, rateMilli, cents }) => ({
      kind,
      percent: rateMilli === null ? null : rateMilli / 1000,
      amount: cents === null ? null : toDollars(cents),
    })),
  }
}

export const getFees = handle(contract.getFees, feesOf)

const StoredFees = z.union([FeeSettings, z.strictObject({}).transform(() => null)])
/** Saves fees for later sales; earlier sales keep theirs. */
export const saveFees = handle(contract.saveFees, async (ctx, { body }) => {
  const { db, tenantId, audit } = ctx
  const { value, version } = await lockDocument(db, tenantId, 'fees', StoredFees)
  const unseen = await assertCurrent(
    db,
    tenantId,
    { subjectId: tenantId, subject: 'fees', version },
    body.version,
  )
  const after = FeeSettings.parse({
    feesAppliedToUser: body.feesAppliedToUser.map(({ kind, percent, amount }) => ({
      kind,
      rateMilli: percent === null ? null : toRateMilli(percent),
      cents: amount,
    })),
  })
  await writeDocument(db, tenantId, 'fees', after)
  await audit('fees.saved', 'fees', tenantId, savedNote(value ?? {}, after, unseen))
  return feesOf(ctx)
})
