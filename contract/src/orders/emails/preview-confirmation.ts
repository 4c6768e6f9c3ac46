import { z } from 'zod'
import { CommunicationDraft } from '../../communication/communication.ts'
import { endpoint } from '../../endpoint.ts'
import { TenantId } from '../../primitives.ts'

export const previewConfirmation = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/profile/:id/communicationandlegaltexts/preview',
  summary: 'Preview the confirmation email of a sample order with unsaved texts',
  access: 'CommunicationAndLegalTexts',
  effect: 'outside',
  params: z.object({ id: TenantId }),
  body: CommunicationDraft,
  reply: z.strictObject({
    subject: z.string(),
    replyTo: z.string(),
    html: z.string(),
    /** File names of the attachments. */
    attachments: z.array(z.string()).optional(),
  }),
  problems: [],
})
