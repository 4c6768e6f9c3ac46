import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email, Id, LanguageCode, Phone, Text, Version } from '../primitives.ts'

/**
 * Contact data of a client; an empty text means that there is none. The email can be changed or
 * added but not cleared: it identifies the client.
 */
export const ClientContact = z.strictObject({
  email: z.union([z.literal(''), Email]),
  firstName: Text(50).trim(),
  lastName: Text(50).trim(),
  phone: z.union([z.literal(''), Phone]),
  postalCode: Text(10).trim(),
  /** Language of the emails to the client. */
  language: LanguageCode,
  version: Version,
})

const at = {
  service: 'administration',
  path: '/1.0/Clients/:profilePublicId/contact',
  access: 'Clients',
  params: z.object({ profilePublicId: Id }),
  reply: z.strictObject({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    postalCode: z.string(),
    language: LanguageCode,
    version: z.int(),
  }),
} as const

export const getClientContact = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get the contact data of a client, to correct them',
  effect: 'read',
  problems: ['NotFound'],
})

/** Orders keep the contact data of their sale. */
export const saveClientContact = endpoint({
  ...at,
  method: 'PUT',
  summary:
    'Correct the email, the name, the phone, the postal code and the language of a client; an email of another client is rejected with their name',
  effect: 'write',
  body: ClientContact,
  problems: ['NotFound', 'ClientEmailTaken', 'StaleVersion'],
})
