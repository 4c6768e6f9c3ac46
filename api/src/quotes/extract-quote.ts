import * as contract from '@guichet/contract/quotes/extract-quote.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { asAttachment } from '../platform/http/attachment.ts'
import { handle } from '../platform/http/contexts.ts'
import type { DrawQuote } from './draw-quote.ts'
import { quoteEmailMessages } from './emails/quote-emails.messages.ts'
import { loadQuoteToDraw } from './load-quote-to-draw.ts'

/** Name of the file, without its extension. */
export const quoteFileName = (number: string, language: Language): string =>
  quoteEmailMessages[language].paper.file(number).replace(/\.pdf$/, '')

export const extractQuote = (renderQuote: DrawQuote) =>
  handle(
    contract.extractQuote,
    async ({ tenantId, inBusiness, language, reply }, { params: { id } }) => {
      const quote = await inBusiness('read', (tx) => loadQuoteToDraw(tx, tenantId, id))
      const file = await renderQuote(quote)
      asAttachment(reply, { name: quoteFileName(quote.number, language), format: 'pdf' })
      return file
    },
  )
