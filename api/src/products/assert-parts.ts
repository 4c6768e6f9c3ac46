import { invalid, apiError } from '../platform/api-error.ts'
import type { Ctx } from '../platform/contexts.ts'
import { brokenField } from '../platform/field-problem.ts'
import { isPart, partsByIds, type PartRow } from './parts.db.ts'

type RequestedPart = { productPublicId: string; quantity: number }

/**
 * The parts that somebody asks for, in their order. What the package holds already may stay after
 * it was archived; nothing archived is put in anew.
 *
 * @throws NotFound for a product that is not there, InvalidRequest for a kind that no package holds
 */
export async function assertParts(
  { db, actor: { tenantId }, language }: Pick<Ctx, 'db' | 'actor' | 'language'>,
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
