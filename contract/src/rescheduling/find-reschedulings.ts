import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Chosen, Id, PageOf, QueryInteger } from '../primitives.ts'
import { LostOrder, Rescheduling } from './rescheduling-view.ts'

const page = {
  page: QueryInteger(1, 100_000).optional(),
  pageSize: QueryInteger(1, 100).optional(),
}

export const findReschedulings = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/rescheduling',
  summary: 'The lost days of the business, newest first',
  access: ['Rescheduling', 'Orders'],
  effect: 'read',
  query: z.strictObject(page),
  reply: PageOf(Rescheduling),
  problems: [],
})

export const boardFilters = ['all', 'waiting', 'moved', 'refundAsked', 'untold'] as const
export const getRescheduling = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/rescheduling/:id',
  summary:
    'Who was told of a lost day, who chose, who did not, who asks for a refund: its orders, by name',
  access: ['Rescheduling', 'Orders'],
  effect: 'read',
  params: z.object({ id: Id }),
  query: z.strictObject({ ...page, show: Chosen(boardFilters).optional() }),
  reply: z.strictObject({ rescheduling: Rescheduling, orders: PageOf(LostOrder) }),
  problems: ['NotFound'],
})
