import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ConsentText, ConsentTextBody } from './consent.ts'

const at = { service: 'administration', path: '/1.0/consent-text' } as const

export const getConsentText = endpoint({
  ...at,
  method: 'GET',
  summary: 'The text by which clients are asked to consent to messages; null before it is written',
  access: 'Clients',
  effect: 'read',
  reply: z.strictObject({ text: ConsentText.nullable() }),
  problems: [],
})
export const saveConsentText = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Write the text anew: consents keep the version that was read',
  access: 'CommunicationAndLegalTexts',
  effect: 'write',
  body: ConsentTextBody,
  reply: z.strictObject({ text: ConsentText }),
  problems: [],
})
