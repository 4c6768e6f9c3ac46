import { fold } from '@guichet/contract/fold.ts'
import { codeKey } from '@guichet/contract/rebates/rebate-keys.ts'
import type { Transaction } from '../platform/db/db.ts'
import { partPattern } from '../platform/db/search-term.ts'

export type FoundCode = {
  id: string
  group_id: string | null
  code: string | null
  description: string
  active: boolean
}
type Search = { tenantId: string; term: string; limit: number }

/** Descriptions are compared here, folded, for this number of the newest codes only. */
const described = 1000

/**
 * Promo codes that contain the words, regardless of case, spaces and hyphens, exact matches first;
 * then codes and groups whose description contains them.
 */
export async function codesByWords(
  { client }: Pick<Transaction, 'client'>,
  { tenantId, term, limit }: Search,
): Promise<FoundCode[]> {
  const key = codeKey(term.trim())
  const columns = 'id, group_id, code, description, active'
  const { rows } = await client.query<FoundCode & { has_code: boolean }>(
    `(
        select true as has_code, ${columns}
        from rebate
        where tenant_id = $1 and deleted_at is null
          and (code_key = $2 or replace(code_key, '-', '') like $3)
        order by code_key = $2 desc, group_id is not null, created_at desc, id desc
        limit $4
      )
      union all
      (
        select false, ${columns}
        from rebate
        where tenant_id = $1 and group_id is null and deleted_at is null
        order by created_at desc, id desc
        limit ${described}
      )
      union all
      (
        select false, g.id, g.id, null, g.description, exists (
            select
            from rebate r
            where r.tenant_id = g.tenant_id and r.group_id = g.id and r.active
          )
        from rebate_group g
        where g.tenant_id = $1 and g.deleted_at is null
        order by g.created_at desc, g.id desc
        limit ${described}
      )`,
    [tenantId, key, partPattern(key.replace(/[\s-]/g, '')), limit],
  )
  const [byCode, named] = [rows.filter((row) => row.has_code), rows.filter((row) => !row.has_code)]
  const known = new Set(byCode.map(({ id }) => id))
  const byDescription = named.filter(
    ({ id, description }) => !known.has(id) && fold(description).includes(fold(term)),
  )
  return [...byCode, ...byDescription].slice(0, limit)
}
