import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ActorId, LanguageCode, Nothing } from '../primitives.ts'

export const changeLanguage = endpoint({
  service: 'user',
  method: 'PUT',
  path: '/1.0/profile/:id/language',
  summary: 'Set the language of the account in the portal',
  access: 'account',
  effect: 'write',
  params: z.object({ id: ActorId }),
  body: z.strictObject({ language: LanguageCode }),
  reply: Nothing,
  problems: [],
})
