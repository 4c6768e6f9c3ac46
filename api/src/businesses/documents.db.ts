import { sql } from 'kysely'
import type { z } from 'zod'
import type { Province } from '@guichet/contract/configuration/provinces.ts'
import { defaultTaxSettings, FeeSettings, noFees, TaxSettings } from '../pricing/public.ts'
import type { Db } from '../platform/db.ts'
import { Profile } from './profile.ts'

const read = <S extends z.ZodType>(shape: S, stored: unknown): z.output<S> | null => (stored === null ? null : shape.parse(stored))

export async function profileOf(db: Db, tenantId: string) {
  const row = await db.selectFrom('document').select('value').where('tenant_id', '=', tenantId).where('name', '=', 'profile').executeTakeFirst()
  return read(Profile, row?.value ?? null) ?? Profile.parse({})
}

export type Business = Awaited<ReturnType<typeof businessOf>>
/** Where a business is, what it charges on top, and its settings: one query, since every sale asks. */
export async function businessOf(db: Db, tenantId: string) {
  const document = (name: string) => sql<unknown>`(select value from document d where d.tenant_id = tenant.id and d.name = ${name})`
  const { taxes, fees, province: code, order_prefix: orderPrefix, ...tenant } = await db.selectFrom('tenant').innerJoin('tenant_setting', 'tenant_setting.tenant_id', 'tenant.id')
    .selectAll('tenant').select(['tenant_setting.order_prefix', document('taxes').as('taxes'), document('fees').as('fees')]).where('tenant.id', '=', tenantId).executeTakeFirstOrThrow()
  const province = code as Province
  return { ...tenant, province, orderPrefix, taxes: read(TaxSettings, taxes) ?? defaultTaxSettings(province), fees: read(FeeSettings, fees) ?? noFees }
}
