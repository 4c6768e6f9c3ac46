import { invalid, apiError } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { brokenField } from '../platform/http/field-problem.ts'
import { isPart, partsByIds, type PartRow } from './parts.db.ts'

type RequestedPart = { productPublicId: string; quantity: number }

/**
 * Loads the requested parts, in order. Parts that the package has already may stay after they were
 * archived; archived products cannot be added.
 *
 * @throws NotFound for an unknown product, InvalidRequest for a kind that packages cannot contain
 */
export async function assertParts(
  { db, tenantId, language }: Pick<Ctx, 'db' | 'language' | 'tenantId'>,
  asked: readonly RequestedPart[],
  held: ReadonlySet<string> = new Set(),
): Promise<(PartRow & { quantity: number })[]> {
  const rows = new Map(
    (
      await partsByIds(
        db,
        tenantId,
        asked.map(({ productPublicId }) => productPublicId),
      )
    ).map((row) => [row.id, row]),
  )
  const found = asked.map(({ productPublicId, quantity }) => {
    const row = rows.get(productPublicId)
    if (!row || (row.archived && !held.has(row.id))) throw apiError('NotFound')
    return { ...row, quantity }
  })
  const wrong = found.flatMap((row, place) =>
    isPart(row) ? [] : [brokenField(`parts.${place}.productPublicId`, 'choice', language)],
  )
  if (wrong.length) throw invalid(wrong)
  return found
}
