import { retrieveObjects } from '../retrieve-objects.ts'
import { squareEndpoint, type SquareEndpoint } from '../square-endpoint.ts'
import { squarePage } from '../square-list.ts'
import { deletion, list, retrieval, upsert } from './catalog-parameters.ts'
import { deleteObjects, objectsOf } from './catalog.ts'
import { shownObjects } from './catalog.ts'
import { upsertBatches } from './upsert-batches.ts'

const pageLength = 100

export const catalogEndpoints: SquareEndpoint[] = [
  squareEndpoint(
    'POST /v2/catalog/batch-upsert',
    ['ITEMS_WRITE'],
    upsert,
    (provider, { merchantId, input }) => upsertBatches(provider, merchantId, input.batches),
  ),
  squareEndpoint(
    'POST /v2/catalog/batch-delete',
    ['ITEMS_WRITE'],
    deletion,
    (provider, { merchantId, input }) => deleteObjects(provider, merchantId, input.object_ids),
  ),
  squareEndpoint(
    'POST /v2/catalog/batch-retrieve',
    ['ITEMS_READ'],
    retrieval,
    (provider, { merchantId, input }) => retrieveObjects(provider, merchantId, input),
  ),
  squareEndpoint(
    'GET /v2/catalog/list',
    ['ITEMS_READ'],
    list,
    (provider, { merchantId, input }) => {
      const types = (input.types ?? 'ITEM').toUpperCase().split(',')
      const objects = objectsOf(provider, merchantId).filter(
        ({ type, is_deleted: isDeleted }) => types.includes(type) && !isDeleted,
      )
      return squarePage('objects', objects, {
        limit: pageLength,
        cursor: input.cursor,
        show: (page) => shownObjects(provider, merchantId, page),
      })
    },
  ),
]
