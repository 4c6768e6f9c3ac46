import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id, Version } from '../primitives.ts'
import { Stay } from './bookings-view.ts'

/** Reasons why a stay cannot move to another unit; `package`: its price is a share of a package. */
export const stayMoveReasons = [
  'canceled',
  'checkedIn',
  'unpaid',
  'expired',
  'refunded',
  'package',
] as const
/** Reasons why a unit type cannot take the stay; `price`: these nights have another price there. */
export const unitMoveReasons = ['sameUnit', 'persons', 'nights', 'price', 'full'] as const

const ofStay = { service: 'lodging', access: 'Calendar', params: z.object({ id: Id }) } as const

export const findStayUnits = endpoint({
  ...ofStay,
  method: 'GET',
  path: '/1.0/booking/:id/units',
  summary:
    'List the unit types of a stay’s category, with the units free for its nights and the reason why it cannot move there',
  effect: 'read',
  reply: z.strictObject({
    /** Null when the stay can move to another unit type. */
    whyNotMoved: z.enum(stayMoveReasons).nullable(),
    items: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual,
        /** Units free for these nights, this stay not counted. */
        free: z.int(),
        whyNot: z.enum(unitMoveReasons).nullable(),
      }),
    ),
  }),
  problems: ['NotFound'],
})
export const moveStay = endpoint({
  ...ofStay,
  method: 'PUT',
  path: '/1.0/booking/:id/unit',
  summary:
    'Move a stay that has not begun to another unit type of its category, for the same nights at the same price',
  effect: 'write',
  body: z.strictObject({ version: Version, lodgingTypePublicId: Id }),
  reply: Stay,
  problems: ['NotFound', 'StaleVersion', 'NotMovable', 'NotEnoughInventory'],
})
