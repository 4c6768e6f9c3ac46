import type { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import { unlessEmpty } from '../square-list.ts'
import { isoNow, type SquareProvider } from '../square-provider.ts'
import type { CatalogObject } from './catalog-objects.ts'
import type { upsert } from './catalog-parameters.ts'
import { shownObjects } from './catalog.ts'
import { upsertBatch } from './upsert-catalog.ts'

type Batches = z.output<typeof upsert>['batches']

/** A failed batch does not affect the others; if all fail, the call fails. */
export function upsertBatches(provider: SquareProvider, owner: string, batches: Batches): object {
  const written: CatalogObject[] = []
  const idMappings: object[] = []
  const failures: ProviderError[] = []
  for (const { objects } of batches)
    try {
      const done = upsertBatch(provider, owner, objects)
      written.push(...done.objects)
      idMappings.push(...done.idMappings)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      failures.push(error)
    }
  if (failures[0] && written.length === 0) throw failures[0]
  return {
    ...unlessEmpty(
      'errors',
      failures.flatMap(({ body }) => (body as { errors: object[] }).errors),
    ),
    objects: shownObjects(provider, owner, written),
    updated_at: isoNow(provider),
    ...unlessEmpty('id_mappings', idMappings),
  }
}
