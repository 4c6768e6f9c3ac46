import type { Province } from '@guichet/contract/businesses/provinces.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { defaultTaxSettings, FeeSettings, noFees, TaxSettings } from '../pricing/public.ts'
import { DisplayNames, kindNamesFrom } from './kind-names.ts'
import { Profile } from './profile.ts'

const read = <S extends z.ZodType>(shape: S, stored: unknown): z.output<S> | null =>
  stored === null ? null : shape.parse(stored)

export type DocumentName =
  | 'profile'
  | 'communication'
  | 'displayNames'
  | 'taxes'
  | 'fees'
  | 'journal'
  | 'onlineSales'
/** A settings document with its version; one that was never saved is empty, at version 1. */
export async function documentOf<S extends z.ZodType>(
  db: Db,
  tenantId: string,
  name: DocumentName,
  shape: S,
): Promise<{ value: z.output<S>; version: number }> {
  const row = await selectRows(db, tenantId, 'document')
    .select(['value', 'version'])
    .where('name', '=', name)
    .executeTakeFirst()
  return { value: shape.parse(row?.value ?? {}), version: row?.version ?? 1 }
}

/** Version of a document; one that was never saved is at version 1. */
export const versionOf = async (db: Db, tenantId: string, name: DocumentName): Promise<number> =>
  (await documentOf(db, tenantId, name, z.unknown())).version

/**
 * Locks a document until the commit; a missing one is created empty, so that there is a row to
 * lock.
 */
export async function lockDocument<S extends z.ZodType>(
  db: Db,
  tenantId: string,
  name: DocumentName,
  shape: S,
): Promise<{ value: z.output<S>; version: number }> {
  await db
    .insertInto('document')
    .values({ tenant_id: tenantId, name, value: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await selectRows(db, tenantId, 'document')
    .select(['value', 'version'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { value: shape.parse(row.value), version: row.version }
}

export const writeDocument = (db: Db, tenantId: string, name: DocumentName, value: object) =>
  updateRows(db, tenantId, 'document')
    .set((eb) => ({ value: JSON.stringify(value), version: eb('version', '+', 1) }))
    .where('name', '=', name)
    .execute()

export const profileOf = async (db: Db, tenantId: string): Promise<Profile> =>
  (await documentOf(db, tenantId, 'profile', Profile)).value

export type Business = Awaited<ReturnType<typeof businessOf>>
/** Location, fees and settings of a business: one query, as every sale reads them. */
export async function businessOf(db: Db, tenantId: string) {
  const document = (name: string) =>
    sql<unknown>`(select value from document d where d.tenant_id = tenant.id and d.name = ${name})`
  const {
    taxes,
    fees,
    displayNames,
    province: code,
    order_prefix: orderPrefix,
    rebates_combine: rebatesCombine,
    embedding_sites: embeddingSites,
    ...tenant
  } = await selectRows(db, tenantId, 'tenant_setting')
    .innerJoin('tenant', 'tenant.id', 'tenant_setting.tenant_id')
    .selectAll('tenant')
    .select([
      'tenant_setting.order_prefix',
      'tenant_setting.rebates_combine',
      'tenant_setting.embedding_sites',
      document('taxes').as('taxes'),
      document('fees').as('fees'),
      document('displayNames').as('displayNames'),
    ])
    .executeTakeFirstOrThrow()
  const province = code as Province
  return {
    ...tenant,
    province,
    orderPrefix,
    rebatesCombine,
    embeddingSites,
    taxes: read(TaxSettings, taxes) ?? defaultTaxSettings(province),
    fees: read(FeeSettings, fees) ?? noFees,
    kindNames: kindNamesFrom(DisplayNames.parse(displayNames ?? {})),
  }
}
