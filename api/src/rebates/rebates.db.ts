import { codeKey } from '@guichet/contract/rebates/rebate-keys.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { DB } from '../platform/db/schema.gen.ts'
import { apiError } from '../platform/http/api-error.ts'

export type Member = { id: string; code: string; active: boolean; is_used: boolean }

const shown = [
  'rebate.description',
  'rebate.types',
  'rebate.percent_milli',
  'rebate.amount_cents',
  'rebate.prepaid_tax_cents',
  'rebate.combinable',
  'rebate.least_cents',
  'rebate.least_quantity',
  'rebate.first_day',
  'rebate.last_day',
  'rebate.product_ids',
  'rebate.days',
  'rebate.code',
  'rebate.applies',
  'rebate.active',
  'rebate.postal_codes',
] as const
type Column<C extends string> = C extends `rebate.${infer N}` ? N : never
type RebateColumns = Pick<
  Selectable<DB['rebate']>,
  Column<(typeof shown)[number]> & keyof DB['rebate']
>
export type RebateRow = RebateColumns & { id: string; version: number; uses: number }
export type GroupRow = Omit<RebateRow, 'id' | 'version'> & {
  group_id: string
  group_version: number
  quantity: number
  remaining: number
}

const uses = sql<number>`(
  select count(*)
  from rebate_use u
  where u.tenant_id = rebate.tenant_id and u.rebate_id = rebate.id and u.released_at is null
)`
/** Codes without a group, newest first. */
export const loadRebates = (
  db: Db,
  tenantId: string,
  ids?: readonly string[],
): Promise<RebateRow[]> =>
  selectRows(db, tenantId, 'rebate')
    .select([...shown, 'rebate.id', 'rebate.version', uses.as('uses')])
    .where('rebate.group_id', 'is', null)
    .where('rebate.deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('rebate.id', 'in', [...ids!]))
    .orderBy('rebate.created_at', 'desc')
    .orderBy('rebate.id', 'desc')
    .execute()

/** Groups with the terms of their codes and the number of unused ones, newest first. */
export async function loadGroups(
  db: Db,
  tenantId: string,
  ids?: readonly string[],
): Promise<GroupRow[]> {
  const rows = await selectRows(db, tenantId, 'rebate_group')
    .innerJoin('rebate', sameTenant('rebate.group_id', 'rebate_group.id'))
    .select([...shown, 'rebate_group.id as group_id', 'rebate_group.version as group_version'])
    .select([
      'rebate_group.description',
      countOfGroup(sql`true`).as('quantity'),
      countOfGroup(sql`not ${isUsed(sql`member.id`)}`).as('remaining'),
    ])
    .where('rebate_group.deleted_at', 'is', null)
    .where(
      'rebate.id',
      '=',
      sql<string>`(
      select m.id
      from rebate m
      where m.tenant_id = rebate_group.tenant_id and m.group_id = rebate_group.id
      order by m.id
      limit 1
    )`,
    )
    .$if(ids !== undefined, (query) => query.where('rebate_group.id', 'in', [...ids!]))
    .orderBy('rebate_group.created_at', 'desc')
    .orderBy('rebate_group.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, uses: row.quantity - row.remaining }))
}
const isUsed = (id: RawBuilder<unknown>) => sql<boolean>`exists (
  select
  from rebate_use u
  where u.tenant_id = rebate_group.tenant_id and u.rebate_id = ${id} and u.released_at is null
)`
const countOfGroup = (condition: RawBuilder<unknown>) => sql<number>`(
  select count(*)
  from rebate member
  where member.tenant_id = rebate_group.tenant_id and member.group_id = rebate_group.id
    and ${condition}
)`

/** Codes of groups, by group. */
export async function loadMembers(
  db: Db,
  tenantId: string,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, Member[]>> {
  if (groupIds.length === 0) return new Map()
  const rows = await selectRows(db, tenantId, 'rebate')
    .select(['rebate.id', 'rebate.group_id', 'rebate.active', sql<string>`rebate.code`.as('code')])
    .select(
      sql<boolean>`exists (
        select
        from rebate_use u
        where u.tenant_id = rebate.tenant_id and u.rebate_id = rebate.id and u.released_at is null
      )`.as('is_used'),
    )
    .where('rebate.group_id', 'in', [...groupIds])
    .orderBy('rebate.code')
    .execute()
  return Map.groupBy(rows, (row) => row.group_id!)
}

/** Codes that other live rebates of the business have. */
export async function takenCodes(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code_key: string }>`
    select code_key
    from rebate
    where tenant_id = ${tenantId} and code_key = any(${codes.map(codeKey)}::text[])
      and deleted_at is null`.execute(db)
  const taken = new Set(rows.map((row) => row.code_key))
  return codes.filter((code) => taken.has(codeKey(code)))
}

/** Locks the row until the commit. @throws NotFound when it does not exist */
export async function lockRebate(
  db: Db,
  tenantId: string,
  table: 'rebate' | 'rebate_group',
  id: string,
): Promise<number> {
  const row = await selectRows(db, tenantId, table)
    .select('version')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw apiError('NotFound')
  return row.version
}
