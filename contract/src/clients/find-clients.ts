import { endpoint } from '../endpoint.ts'
import { Choice, PageOf, QueryInteger } from '../primitives.ts'
import { Client, ClientQuery } from './client.ts'

export const findClients = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Clients',
  summary:
    'List clients by name, email, phone or postal code; accents, case and spaces do not matter',
  access: 'Clients',
  effect: 'read',
  costly: true,
  query: ClientQuery.extend({
    page: QueryInteger(1, 400).optional(),
    pageSize: Choice(['25', '50', '75', '100']).optional(),
  }),
  reply: PageOf(Client),
  problems: ['Unavailable'],
})
