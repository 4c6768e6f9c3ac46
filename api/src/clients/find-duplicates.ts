import * as contract from '@guichet/contract/clients/find-duplicates.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { clientRows } from './client-rows.db.ts'
import { listedClient } from './clients.db.ts'
import { sharedBy, duplicateSearchTerms } from './duplicates.rules.ts'
import { viewClient } from './find-clients.ts'
import { mergesInto } from './merges.db.ts'
import { clientIds, foundClients, readClientSearch } from './search-clients.db.ts'

/** Number of search results that are compared. */
const compared = 50

export const findDuplicates = handle(contract.findDuplicates, async (ctx, { params }) => {
  const { tenantId } = ctx
  const { id } = await listedClient(ctx.db, tenantId, params.profilePublicId)
  return {
    candidates: await candidatesOf(ctx, id),
    merged: await mergesInto(ctx, tenantId, id),
  }
})

async function candidatesOf(ctx: Ctx, id: string) {
  const { tenantId } = ctx
  const [self] = await clientRows(ctx, tenantId, [id])
  const found: string[] = []
  for (const searchTerm of duplicateSearchTerms(self!)) {
    const search = readClientSearch(tenantId, { searchTerm })
    found.push(...(await foundClients(ctx, clientIds(search, { limit: compared }))))
  }
  const others = [...new Set(found)].filter((other) => other !== id)
  const rows = await clientRows(ctx, tenantId, others)
  return rows
    .map((row) => ({ client: viewClient(row), shared: sharedBy(self!, row) }))
    .filter(({ shared }) => shared.length > 0)
    .sort((a, b) => b.shared.length - a.shared.length)
    .slice(0, contract.duplicatesShown)
}
