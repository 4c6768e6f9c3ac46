import { z } from 'zod'
import { Integer, NotEmpty, Text } from '../../primitives.ts'
import { mostPerLine } from './cart.ts'
import { mostMembers, PartyMember } from './party.ts'

/**
 * Whom a sale is for, and which pieces of its cart are theirs: `line` is the place of the line in
 * `tickets`, `ordinal` the piece of it, both from 0.
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
          /** A rental of which the size is chosen when it is handed out. */
          isSizeOpen: z.boolean('type').optional(),
        }),
        'type',
      )
      .max(50, 'maxItems:50'),
  }),
  mostMembers,
)
