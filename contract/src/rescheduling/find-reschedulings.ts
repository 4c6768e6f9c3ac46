import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, PageOf, QueryInteger } from '../primitives.ts'
import { LostOrder, Rescheduling } from './rescheduling-view.ts'

const page = {
  page: QueryInteger(1, 100_000).optional(),
  pageSize: QueryInteger(1, 100).optional(),
}

export const findReschedulings = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/rescheduling',
  summary: 'List the cancelled dates of the business, newest first',
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
    'Get the clients of a cancelled date by order: notified, chosen, waiting, or requesting a refund',
  access: ['Rescheduling', 'Orders'],
  effect: 'read',
  params: z.object({ id: Id }),
  query: z.strictObject({ ...page, show: Choice(boardFilters).optional() }),
  reply: z.strictObject({ rescheduling: Rescheduling, orders: PageOf(LostOrder) }),
  problems: ['NotFound'],
})
