import { endpoint } from '../endpoint.ts'
import { Nothing } from '../primitives.ts'

export const revokeToken = endpoint({
  service: 'authorization',
  method: 'DELETE',
  path: '/1.0/Jwt',
  summary: 'Sign out: the session, its tokens and its session at the embedded provider end at once',
  access: 'account',
  effect: 'write',
  whileLocked: true,
  reply: Nothing,
  problems: [],
})
