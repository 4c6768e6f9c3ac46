import { toRateMilli } from '@guichet/contract/businesses/percent.ts'
import { provinces } from '@guichet/contract/businesses/provinces.ts'
import * as contract from '@guichet/contract/businesses/save-taxes.ts'
import type { Input, Reply } from '@guichet/contract/endpoint.ts'
import { z } from 'zod'
import type { Db } from '../platform/db/db.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { defaultTaxSettings, ruleSetOf, taxesInForce, TaxSettings } from '../pricing/public.ts'
import { businessOf, lockDocument, versionOf, writeDocument } from './documents.db.ts'

type Taxes = Reply<typeof contract.getTaxes>
const percentOf = (rateMilli: number) => rateMilli / 1000
const shown = (taxes: ReturnType<typeof taxesInForce>) =>
  taxes.map(({ key, label, rateMilli }) => ({ key, label, percent: percentOf(rateMilli) }))

async function taxesOf({
  db,
  now,
  tenantId,
  timeZone,
}: Pick<Ctx, 'db' | 'now' | 'tenantId' | 'timeZone'>): Promise<Taxes> {
  const { province, taxes } = await businessOf(db, tenantId)
  const today = localDateOf(now, timeZone)
  return {
    version: await versionOf(db, tenantId, 'taxes'),
    province,
    taxingRuleName: ruleSetOf(province, today).name,
    isNoTaxesSelected: taxes.isNoTaxesSelected,
    taxNumbers: taxes.taxNumbers,
    taxedKinds: taxes.taxedKinds,
    customTaxes: taxes.customTaxes.map(({ rateMilli, ...tax }) => ({
      ...tax,
      percent: percentOf(rateMilli),
    })),
    taxes: shown(taxesInForce(province, today, taxes)),
    ruleSets: provinces.map((where) => {
      const { name, validFrom } = ruleSetOf(where, today)
      const lawful = defaultTaxSettings(where)
      return {
        province: where,
        taxingRuleName: name,
        validFrom,
        taxes: shown(taxesInForce(where, today, lawful)),
        taxedKinds: lawful.taxedKinds,
      }
    }),
  }
}

export const getTaxes = handle(contract.getTaxes, taxesOf)

const StoredTaxes = z.union([TaxSettings, z.strictObject({}).transform(() => null)])
/** Saves settings for later sales; every invoice keeps its rates and numbers. */
export const saveTaxes = handle(contract.saveTaxes, async (ctx, { body }) => {
  const { db, tenantId, audit } = ctx
  const province = await lockProvince(db, tenantId)
  const { value, version } = await lockDocument(db, tenantId, 'taxes', StoredTaxes)
  const unseen = await assertCurrent(
    db,
    tenantId,
    { subjectId: tenantId, subject: 'taxes', version },
    body.version,
  )
  const after = settingsOf(body)
  await writeDocument(db, tenantId, 'taxes', after)
  if (province !== body.province)
    await db
      .updateTable('tenant')
      .set({ province: body.province })
      .where('id', '=', tenantId)
      .execute()
  await audit(
    'taxes.saved',
    'taxes',
    tenantId,
    savedNote(
      { ...value, province },
      { ...after, province: body.province },
      { province: body.province, ...unseen },
    ),
  )
  return taxesOf(ctx)
})

async function lockProvince(db: Db, tenantId: string): Promise<string> {
  const { province } = await db
    .selectFrom('tenant')
    .select('province')
    .where('id', '=', tenantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return province
}

const settingsOf = (body: Input<typeof contract.saveTaxes>['body']): TaxSettings =>
  TaxSettings.parse({
    isNoTaxesSelected: body.isNoTaxesSelected,
    taxNumbers: body.taxNumbers,
    taxedKinds: body.taxedKinds,
    customTaxes: body.customTaxes.map(({ percent, ...tax }) => ({
      ...tax,
      rateMilli: toRateMilli(percent),
    })),
  })
