import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Work } from './work.ts'

export const findWork = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/work',
  summary:
    'List the operations of the business: running ones, and those that ended in the last week, newest first, at most 20',
  access: 'signed-in',
  effect: 'read',
  reply: z.strictObject({ items: z.array(Work) }),
  problems: [],
})
