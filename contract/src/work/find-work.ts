import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Work } from './work.ts'

export const findWork = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/work',
  summary:
    'Long work of the business: what runs, and what ended in the last week, newest first, at most 20',
  access: 'signed-in',
  effect: 'read',
  reply: z.strictObject({ items: z.array(Work) }),
  problems: [],
})
