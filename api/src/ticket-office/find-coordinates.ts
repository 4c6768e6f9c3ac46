import type { findCoordinates as wire } from '@guichet/contract/ticket-office/find-coordinates.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import type { Geocoder } from './geocoder.ts'

export const findCoordinates =
  (geocoder: Geocoder): Deed<typeof wire> =>
  async (_ctx, { body }) => {
    const place = await geocoder(body.address)
    if (!place) throw refuse('LocationNotFound')
    return place
  }
