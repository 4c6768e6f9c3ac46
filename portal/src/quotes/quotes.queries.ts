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
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Cart } from '../domain/cart.rules.ts'
import { call, callForAnswer } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useDownload } from '../kit/api/use-download.ts'
import { previewPauseMs } from '../kit/forms/pauses.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { statusesIn } from './quote-statuses.rules.ts'
import { pricedBody, type QuoteDraft } from './quote.rules.ts'
import type { QuotesAddress } from './quotes-search.rules.ts'
import { quoteMessages } from './quotes.messages.ts'

export type QuoteList = Reply<typeof findQuotes>
export type QuoteRow = QuoteList['items'][number]
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
  return useQuery({
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryKey: queryKeys.quotes.list(publicId, query),
    queryFn: ({ signal }) => call(findQuotes, { query }, { signal }),
  })
}

export const useQuote = (id: string) =>
  useQuery({
    staleTime: 0,
    queryKey: queryKeys.quotes.record(id),
    queryFn: ({ signal }) => call(getQuote, { params: { id } }, { signal }),
  })

/** The server's price of the edited quote, debounced. */
export function useQuotePreview(cart: Cart, draft: QuoteDraft) {
  const [body] = useDebouncedValue(JSON.stringify(pricedBody(cart, draft)), previewPauseMs)
  const preview = useQuery({
    placeholderData: keepPreviousData,
    retry: false,
    enabled: cart.length > 0,
    queryKey: queryKeys.quotes.preview(body),
    queryFn: ({ signal }) =>
      call(previewQuote, { body: JSON.parse(body) as Body<typeof previewQuote> }, { signal }),
  })
  const isCurrent =
    body === JSON.stringify(pricedBody(cart, draft)) &&
    !preview.isPlaceholderData &&
    !preview.isFetching
  return { draft: cart.length ? preview.data : undefined, error: preview.error, isCurrent }
}

const useTitles = () => useMessages(quoteMessages).commands
/** Stores the quote that a command returns in the cache. */
function useRecentRecords() {
  const client = useQueryClient()
  return (quote: Quote): void => {
    client.setQueryData(queryKeys.quotes.record(quote.publicId), quote)
  }
}
const touched = [queryKeys.quotes.all]
const touchedPlaces = [queryKeys.quotes.all, queryKeys.sell.availability()]
const touchedOrders = [queryKeys.quotes.all, queryKeys.orders.all, queryKeys.sell.availability()]

export const useCreateQuote = (onDone: (quote: Quote) => void) =>
  useCommand(createQuote, {
    titles: useTitles().createQuote,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export function useSaveQuote() {
  const keep = useRecentRecords()
  return useCommand(saveQuote, {
    titles: useTitles().saveQuote,
    invalidates: touched,
    onDone: keep,
    isShownInForm: true,
  })
}
export function useSendQuote() {
  const keep = useRecentRecords()
  return useCommand(sendQuote, {
    titles: useTitles().sendQuote,
    invalidates: touched,
    onDone: keep,
  })
}
export function useReviseQuote() {
  const keep = useRecentRecords()
  return useCommand(reviseQuote, {
    titles: useTitles().reviseQuote,
    invalidates: touched,
    onDone: keep,
  })
}
export function useAnswerQuote(onDone: () => void) {
  const keep = useRecentRecords()
  return useCommand(answerQuote, {
    titles: useTitles().answerQuote,
    invalidates: touched,
    onDone: (quote) => {
      keep(quote)
      onDone()
    },
    isShownInForm: true,
  })
}
export function useHoldQuote(onDone: () => void) {
  const keep = useRecentRecords()
  return useCommand(holdQuote, {
    titles: useTitles().holdQuote,
    invalidates: touchedPlaces,
    onDone: (quote) => {
      keep(quote)
      onDone()
    },
    isShownInForm: true,
  })
}
export function useReleaseQuoteHold() {
  const keep = useRecentRecords()
  return useCommand(releaseQuoteHold, {
    titles: useTitles().releaseQuoteHold,
    invalidates: touchedPlaces,
    onDone: keep,
  })
}
type Converted = (quote: Quote, sent: { body: Body<typeof convertQuote> }) => void
export function useConvertQuote(onDone: Converted) {
  const keep = useRecentRecords()
  return useCommand(convertQuote, {
    titles: useTitles().convertQuote,
    invalidates: touchedOrders,
    onDone: (quote, sent) => {
      keep(quote)
      onDone(quote, sent)
    },
    isShownInForm: true,
  })
}
export const useDuplicateQuote = (onDone: (quote: Quote) => void) =>
  useCommand(duplicateQuote, {
    titles: useTitles().duplicateQuote,
    invalidates: touched,
    onDone,
  })
export const useDeleteQuote = (onDone: () => void) =>
  useCommand(deleteQuote, { titles: useTitles().deleteQuote, onDone })

export function useQuotePaper(id: string) {
  const { taking, take } = useDownload<'pdf'>(useMessages(quoteMessages).paper)
  return {
    isTaking: taking !== null,
    take: () => take({ format: 'pdf', ask: () => callForAnswer(extractQuote, { params: { id } }) }),
  }
}
