import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LanguageCode, LocalDate, Required } from '../primitives.ts'

export const ClientProfile = z.strictObject({
  publicId: Id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  birthDate: LocalDate.nullable(),
  language: LanguageCode,
  addresses: z.array(z.strictObject({ postalCode: z.string() })),
  phones: z.array(
    z.strictObject({ countryCode: z.string(), stateCode: z.string(), phone: z.string() }),
  ),
})

export const getProfile = endpoint({
  service: 'user',
  method: 'GET',
  path: '/1.0/profile/:id',
  summary: 'Get a client of the business by id, or by email when the id contains @',
  access: ['Orders', 'Tickets', 'Clients', 'TicketCreation', 'Quotes'],
  effect: 'read',
  params: z.object({ id: Required(100) }),
  reply: ClientProfile,
  problems: ['NotFound'],
})
