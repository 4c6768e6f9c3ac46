import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const getInstallation = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Installation',
  summary: 'Get whether the installation still needs its first business',
  access: 'public',
  effect: 'read',
  reply: z.strictObject({ isEmpty: z.boolean() }),
  problems: [],
})
