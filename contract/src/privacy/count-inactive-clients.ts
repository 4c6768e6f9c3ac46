import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { QueryInteger } from '../primitives.ts'

/**
 * Range of the retention period in months, counted from a client's last activity; at least one
 * season.
 */
export const retentionMonths = { min: 12, max: 120 } as const

export const countInactiveClients = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Clients/inactive',
  summary:
    'Count the clients without activity for a number of months, whom a retention of that length would erase',
  access: 'Configuration',
  effect: 'read',
  costly: true,
  query: z.strictObject({ months: QueryInteger(retentionMonths.min, retentionMonths.max) }),
  reply: z.strictObject({ clients: z.int() }),
  problems: ['Unavailable'],
})
