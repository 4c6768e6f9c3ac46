import type { z } from 'zod'
import type { Province } from '@guichet/contract/configuration/provinces.ts'
import { defaultTaxSettings, FeeSettings, noFees, TaxSettings } from '../pricing/public.ts'
import type { Db } from '../platform/db.ts'
import { Profile } from './profile.ts'

async function readDocument<S extends z.ZodType>(db: Db, tenantId: string, name: string, shape: S): Promise<z.output<S> | null> {
  const row = await db.selectFrom('document').select('value').where('tenant_id', '=', tenantId).where('name', '=', name).executeTakeFirst()
  return row ? shape.parse(row.value) : null
}

export const profileOf = async (db: Db, tenantId: string) => (await readDocument(db, tenantId, 'profile', Profile)) ?? Profile.parse({})

export type Business = Awaited<ReturnType<typeof businessOf>>
/** Where a business is, and what it charges on top. */
export async function businessOf(db: Db, tenantId: string) {
  const tenant = await db.selectFrom('tenant').selectAll().where('id', '=', tenantId).executeTakeFirstOrThrow()
  const province = tenant.province as Province
  return {
    ...tenant, province,
    taxes: (await readDocument(db, tenantId, 'taxes', TaxSettings)) ?? defaultTaxSettings(province),
    fees: (await readDocument(db, tenantId, 'fees', FeeSettings)) ?? noFees,
  }
}

export async function settingsOf(db: Db, tenantId: string) {
  return db.selectFrom('tenant_setting').selectAll().where('tenant_id', '=', tenantId).executeTakeFirstOrThrow()
}
