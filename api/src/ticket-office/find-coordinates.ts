import type { findCoordinates as endpoint } from '@guichet/contract/ticket-office/find-coordinates.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { Handler } from '../platform/http/contexts.ts'
import type { Geocoder } from './geocoder.ts'

export const findCoordinates =
  (geocoder: Geocoder): Handler<typeof endpoint> =>
  async (_ctx, { body }) => {
    const place = await geocoder(body.address)
    if (!place) throw apiError('LocationNotFound')
    return place
  }
