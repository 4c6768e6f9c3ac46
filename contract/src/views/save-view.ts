import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, hasNoCard, Id, Nothing, Required, Text } from '../primitives.ts'

/** Lists with saved views, each with the access type that shows it. */
export const viewedLists = { orders: 'Orders', tickets: 'Tickets' } as const
const List = Choice(Object.keys(viewedLists) as ['orders', 'tickets'])
/** Maximum number of views of one list, per person and per business. */
export const viewLimit = 50

/** `address` is the query string of the page: search, filters and sort order. */
export const SavedView = z.strictObject({
  publicId: Id,
  list: List,
  name: z.string(),
  address: z.string(),
  isShared: z.boolean(),
  /** True when the caller can rename and remove it. */
  canChange: z.boolean(),
})
const at = {
  service: 'collaborator',
  access: ['Orders', 'Tickets'],
  effect: 'write',
} as const
/** Decodes a query string as the user typed it, with spaces for `+` and `%20`. */
const typed = (address: string) => [...new URLSearchParams(address)].flat().join('|')
/** A query string only: it cannot begin with a scheme, a host or a path. */
const plainSearch = /^([\w.-]+=[^&#\s]*(&[\w.-]+=[^&#\s]*)*)?$/
const params = z.object({ id: Id })

export const findViews = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/view',
  summary: 'List the saved views of a list: those of the business and of the caller',
  effect: 'read',
  query: z.strictObject({ list: List }),
  reply: z.strictObject({ items: z.array(SavedView) }),
  problems: [],
})
export const saveView = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/view',
  summary: 'Save a view under a name; an existing name is replaced. Main staff can share views',
  body: z.strictObject({
    list: List,
    name: Required(50),
    address: Text(4000)
      .refine((address) => plainSearch.test(address), 'invalid')
      .refine((address) => !hasNoCard(address) || hasNoCard(typed(address)), 'cardNumber'),
    isShared: z.boolean().default(false),
  }),
  reply: SavedView,
  problems: ['ListFull', 'Restricted'],
})
export const renameView = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/view/:id/rename',
  summary: 'Rename a view',
  params,
  body: z.strictObject({ name: Required(50) }),
  reply: SavedView,
  problems: ['NotFound', 'Restricted'],
})
export const removeView = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/view/:id',
  summary: 'Delete a view',
  params,
  reply: Nothing,
  problems: ['NotFound', 'Restricted'],
})
