import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Email, Id, LanguageCode, MinLength, Required } from '../primitives.ts'
import { provinces } from './provinces.ts'

export const NewPassword = MinLength(12, 200).refine((word) => !/^(.)\1+$/.test(word), 'password')

export const installBusiness = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Installation',
  summary: 'Set up the first business of an empty installation, with its first main administrator',
  access: 'public',
  effect: 'outside',
  body: z.strictObject({
    name: z.strictObject({ fr: Required(75), en: Required(75) }),
    province: Choice(provinces),
    timeZone: Required(50),
    email: Email,
    firstName: Required(50),
    lastName: Required(50),
    language: LanguageCode,
    password: NewPassword,
  }),
  reply: z.strictObject({
    publicId: Id,
    /**
     * How the main administrator signs in. `immediate`: the next sign-in of this browser needs no
     * password, once and within ten minutes. `existingAccount`: the account of this email existed
     * and keeps its password. `identityProvider`: an external provider identifies people.
     */
    signIn: z.enum(['immediate', 'existingAccount', 'identityProvider']),
  }),
  problems: ['AlreadyInstalled', 'DemoPasswordRefused', 'TooManyTries'],
})
