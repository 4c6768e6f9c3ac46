import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ClientQuery } from './client.ts'

export const extractClients = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Clients/extract',
  summary:
    'Download all clients of a search as a workbook in the language of the request, with a sheet “clients”',
  access: 'Clients',
  effect: 'outside',
  costly: true,
  query: ClientQuery,
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  problems: ['Unavailable'],
})
