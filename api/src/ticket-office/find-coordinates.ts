import * as contract from '@guichet/contract/ticket-office/find-coordinates.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import type { Geocoder } from './geocoder.ts'

export const findCoordinates = (geocoder: Geocoder) =>
  handle(contract.findCoordinates, async (_ctx, { body }) => {
    const place = await geocoder(body.address)
    if (!place) throw apiError('LocationNotFound')
    return place
  })
