import { z } from 'zod'
import { Integer, NotEmpty, Text } from '../../primitives.ts'
import { mostPerLine } from './cart.ts'
import { mostMembers, PartyMember } from './party.ts'

/**
 * The people of a sale and their units: `line` is the index in `tickets`, `ordinal` the index of
 * the unit within the line.
 */
export const SoldParty = NotEmpty(
  PartyMember.extend({
    firstName: Text(50).trim().optional(),
    lastName: Text(50).trim().optional(),
    pieces: z
      .array(
        z.strictObject({
          line: Integer(0, 49),
          ordinal: Integer(0, mostPerLine - 1),
          /** True for a rental whose size is chosen at the hand-out. */
          isSizeOpen: z.boolean('type').optional(),
        }),
        'type',
      )
      .max(50, 'maxItems:50'),
  }),
  mostMembers,
)
