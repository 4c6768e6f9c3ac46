import * as contract from '@guichet/contract/exchanges/send-tickets-updated.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { EmailDrawer } from '../mail/public.ts'
import { handle } from '../platform/http/contexts.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { ticketsUpdatedOf } from './load-tickets-updated.ts'
import type { TicketsUpdated } from './tickets-updated.email.ts'

/** Renders the preview with the template of the real email, in both languages. */
export const previewTicketsUpdated = (codes: TicketCodes, drawer: EmailDrawer) =>
  handle(
    contract.previewTicketsUpdated,
    async ({ inBusiness }, { body: { orderPublicId: orderId } }) => {
      const { fr, en } = await inBusiness('read', async ({ db, tenantId }) => {
        const updatedIn = (language: Language) =>
          ticketsUpdatedOf(db, { tenantId, orderId, language }, codes)
        return { fr: await updatedIn('fr'), en: await updatedIn('en') }
      })
      const draw = async (data: TicketsUpdated) => {
        const { subject, html, attachments } = await drawer.page({ kind: 'tickets-updated', data })
        return { subject, html, attachments }
      }
      return { emails: { fr: await draw(fr), en: await draw(en) } }
    },
  )
