import type { Body, Query, Reply } from '@guichet/contract/endpoint.ts'
import { answerQuote } from '@guichet/contract/quotes/answer-quote.ts'
import { convertQuote } from '@guichet/contract/quotes/convert-quote.ts'
import { extractQuote } from '@guichet/contract/quotes/extract-quote.ts'
import { findQuotes, getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import { holdQuote, releaseQuoteHold } from '@guichet/contract/quotes/hold-quote.ts'
import { previewQuote } from '@guichet/contract/quotes/preview-quote.ts'
import {
  createQuote,
  deleteQuote,
  duplicateQuote,
  saveQuote,
} from '@guichet/contract/quotes/save-quote.ts'
import { reviseQuote, sendQuote } from '@guichet/contract/quotes/send-quote.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { Cart } from '../domain/cart.rules.ts'
import { callForAnswer } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useDownload } from '../kit/api/use-download.ts'
import { useRead } from '../kit/api/use-read.ts'
import { previewPauseMs } from '../kit/forms/pauses.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { statusesIn } from './quote-statuses.rules.ts'
import { pricedBody, type QuoteDraft } from './quote.rules.ts'
import type { QuotesAddress } from './quotes-search.rules.ts'
import { quoteMessages } from './quotes.messages.ts'

export type QuoteRow = Reply<typeof findQuotes>['items'][number]
export type Quote = Reply<typeof getQuote>
export type QuotePreview = Reply<typeof previewQuote>

export function useQuotes({ q, page, size, status, from, to }: QuotesAddress) {
  const { publicId } = useBusiness()
  const query: Query<typeof findQuotes> = {
    ...(q && { query: q.slice(0, 100) }),
    ...(statusesIn(status).length > 0 && { status: statusesIn(status).join(',') }),
    ...(from && { eventFrom: from }),
    ...(to && { eventTo: to }),
    page: String(page),
    pageSize: String(size),
  }
  return useRead(
    queryKeys.quotes.list(publicId, query),
    findQuotes,
    { query },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
}

export const useQuote = (id: string) =>
  useRead(queryKeys.quotes.record(id), getQuote, { params: { id } }, { staleTime: 0 })

/** The server's price of the edited quote, debounced. */
export function useQuotePreview(cart: Cart, draft: QuoteDraft) {
  const [body] = useDebouncedValue(JSON.stringify(pricedBody(cart, draft)), previewPauseMs)
  const preview = useRead(
    queryKeys.quotes.preview(body),
    previewQuote,
    { body: JSON.parse(body) as Body<typeof previewQuote> },
    { placeholderData: keepPreviousData, retry: false, enabled: cart.length > 0 },
  )
  const isCurrent =
    body === JSON.stringify(pricedBody(cart, draft)) &&
    !preview.isPlaceholderData &&
    !preview.isFetching
  return { draft: cart.length ? preview.data : undefined, error: preview.error, isCurrent }
}

const command = commandsOf(quoteMessages, [queryKeys.quotes.all])

export const useCreateQuote = command({ createQuote }, inForm)
/** The hook of a command whose reply replaces the quote in the cache. */
const stored = <R, S>(useSend: (onDone: (quote: Quote, sent: S) => void) => R) =>
  function useStored(onDone?: (quote: Quote, sent: S) => void) {
    const client = useQueryClient()
    return useSend((quote, sent) => {
      client.setQueryData(queryKeys.quotes.record(quote.publicId), quote)
      onDone?.(quote, sent)
    })
  }
const holding = { invalidates: [queryKeys.quotes.all, queryKeys.sell.availability()] }
export const useSaveQuote = stored(command({ saveQuote }, inForm))
export const useSendQuote = stored(command({ sendQuote }))
export const useReviseQuote = stored(command({ reviseQuote }))
export const useAnswerQuote = stored(command({ answerQuote }, inForm))
export const useHoldQuote = stored(command({ holdQuote }, { ...inForm, ...holding }))
export const useReleaseQuoteHold = stored(command({ releaseQuoteHold }, holding))
const ordering = { invalidates: [queryKeys.orders.all, ...holding.invalidates] }
export const useConvertQuote = stored(command({ convertQuote }, { ...inForm, ...ordering }))
export const useDuplicateQuote = command({ duplicateQuote })
export const useDeleteQuote = command({ deleteQuote }, { invalidates: [] })

export function useQuotePaper(id: string) {
  const { taking, take } = useDownload<'pdf'>(useMessages(quoteMessages).paper)
  return {
    isTaking: taking !== null,
    take: () => take({ format: 'pdf', ask: () => callForAnswer(extractQuote, { params: { id } }) }),
  }
}
