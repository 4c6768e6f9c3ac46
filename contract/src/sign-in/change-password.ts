import { z } from 'zod'
import { NewPassword } from '../businesses/install-business.ts'
import { endpoint } from '../endpoint.ts'
import { Nothing, Required } from '../primitives.ts'

export const changePassword = endpoint({
  service: 'authorization',
  method: 'PUT',
  path: '/1.0/password',
  summary: 'Change one’s password; the other sessions of the account end',
  access: 'account',
  effect: 'outside',
  body: z.strictObject({ currentPassword: Required(200), newPassword: NewPassword }),
  reply: Nothing,
  problems: ['WrongPassword', 'TooManyTries', 'DemoPasswordRefused'],
})
