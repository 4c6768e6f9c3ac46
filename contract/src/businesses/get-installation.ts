import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const getInstallation = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Installation',
  summary: 'Whether a first business is still to be set up',
  access: 'public',
  effect: 'read',
  reply: z.strictObject({ isEmpty: z.boolean() }),
  problems: [],
})
