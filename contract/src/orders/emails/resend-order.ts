import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../primitives.ts'

export const resendOrder = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/resendordercompletednotification',
  summary: 'Send the confirmation again to the email on the order',
  access: 'Orders',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({ orderPublicId: Id }),
  reply: z.strictObject({ mailPublicId: Id }),
  problems: ['NotFound', 'NothingToSend', 'KeyReused', 'StillRunning'],
})
