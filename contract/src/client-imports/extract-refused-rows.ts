import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

export const extractRefusedRows = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Clients/import/:id/refused',
  summary:
    'Download the refused rows of a client spreadsheet as a workbook with the errors of each row, to be corrected and imported again',
  access: 'Clients',
  effect: 'outside',
  costly: true,
  params: z.object({ id: Id }),
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})
