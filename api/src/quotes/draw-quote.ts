import { logoIn, type Attachment, type Pictures } from '../mail/public.ts'
import type { DrawingThreads } from '../platform/jobs/drawing-threads.ts'
import { quoteEmailMessages } from './emails/quote-emails.messages.ts'
import type { QuoteToDraw } from './quote-to-draw.ts'

export type DrawQuote = (quote: QuoteToDraw) => Promise<Buffer>

const seconds = 30

/** @throws Unavailable when the thread is too busy to render it in time */
export const drawQuoteIn =
  ({ draw }: DrawingThreads, pictures: Pictures): DrawQuote =>
  async (quote) => {
    const { logoKey } = quote.senders[quote.first]
    const logo = logoKey ? await pictures(logoKey) : null
    return Buffer.from(await draw<Uint8Array>('renderQuote', [quote, logo], seconds))
  }

const drawn = async (quote: QuoteToDraw, logo: Uint8Array | null): Promise<Uint8Array> => {
  const { renderQuote } = await import('./quote-pdf.ts')
  return renderQuote(quote, logo)
}
/** Thread methods for quotes. The PDF renderer is large, so it is loaded with the first one. */
export const quoteMethods = {
  renderQuote: drawn,
}

export const attachQuote = (quote: QuoteToDraw): Attachment => ({
  fileName: quoteEmailMessages[quote.first].paper.file(quote.number),
  draw: (images) => drawn(quote, logoIn(quote.senders[quote.first], images)),
})
