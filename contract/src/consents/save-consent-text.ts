import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ConsentText, ConsentTextBody } from './consent.ts'

const at = { service: 'administration', path: '/1.0/consent-text' } as const

export const getConsentText = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get the text of the request for consent to messages; null before it is written',
  access: 'Clients',
  effect: 'read',
  reply: z.strictObject({ text: ConsentText.nullable() }),
  problems: [],
})
export const saveConsentText = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Save a new version of the consent text; consents keep the version that was read',
  access: 'CommunicationAndLegalTexts',
  effect: 'write',
  body: ConsentTextBody,
  reply: z.strictObject({ text: ConsentText }),
  problems: [],
})
