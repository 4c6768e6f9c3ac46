import type pg from 'pg'
import type { Pictures } from '../mail/public.ts'
import type { CallWrapper, Mount } from '../platform/http/contexts.ts'
import type { DrawingThreads } from '../platform/jobs/drawing-threads.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { throttle } from '../sign-in/public.ts'
import { answerQuote } from './client-link/answer-quote.ts'
import {
  answerQuoteLink,
  extractQuoteLink,
  readQuoteLink,
  saveQuoteNames,
} from './client-link/read-quote-link.ts'
import { convertQuote } from './convert-quote.ts'
import { drawQuoteIn } from './draw-quote.ts'
import { remindOfQuote } from './emails/remind-of-quote.job.ts'
import { expireQuote } from './expire-quote.job.ts'
import { extractQuote } from './extract-quote.ts'
import { findQuotes, getQuote } from './find-quotes.ts'
import { holdQuote, releaseQuoteHold } from './hold-quote.ts'
import { previewQuote } from './preview-quote.ts'
import { createQuote, deleteQuote, duplicateQuote, saveQuote } from './save-quote.ts'
import { reviseQuote, sendQuote } from './send-quote.ts'

export { loadQuoteAnswer, loadQuoteEmail } from './emails/load-quote-emails.ts'
export const quoteJobs: Record<string, JobHandler> = {
  'expire-quote': expireQuote,
  'remind-of-quote': remindOfQuote,
}

type Deps = {
  publicUrl: string
  pool: pg.Pool
  pdfThreads: DrawingThreads
  pictures: Pictures
  /** Wraps each call that accepts promo codes. */
  slowed: CallWrapper
}
export function quotesModule(
  mount: Mount,
  { publicUrl, pool, pdfThreads, pictures, slowed }: Deps,
) {
  const renderQuote = drawQuoteIn(pdfThreads, pictures)
  mount([previewQuote], slowed)
  mount([findQuotes, getQuote(publicUrl)])
  mount([createQuote(publicUrl), saveQuote(publicUrl)], slowed)
  mount([
    duplicateQuote(publicUrl),
    deleteQuote,
    sendQuote(publicUrl),
    reviseQuote(publicUrl),
    answerQuote(publicUrl),
    holdQuote(publicUrl),
    releaseQuoteHold(publicUrl),
    convertQuote(publicUrl),
    extractQuote(renderQuote),
  ])
  // A hundred wrong tokens in a quarter of an hour from one address; a long list of names is saved
  // while it is typed.
  const links = {
    perGuess: throttle(pool, 'quote-link-guess', 100, 900),
    perLink: throttle(pool, 'quote-link', 600, 900),
    // Rendering a PDF takes a second.
    perPaper: throttle(pool, 'quote-link-paper', 30, 900),
  }
  mount([
    readQuoteLink(links),
    answerQuoteLink(links),
    saveQuoteNames(links),
    extractQuoteLink(links, renderQuote),
  ])
}
