import type { Reply } from '@guichet/contract/endpoint.ts'
import {
  answerQuoteLink,
  extractQuoteLink,
  readQuoteLink,
  saveQuoteNames,
} from '@guichet/contract/quotes/read-quote-link.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callForAnswer } from '../../kit/api/call.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useDownload } from '../../kit/api/use-download.ts'
import { useOnce } from '../../kit/api/use-once.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { quoteLinkMessages } from './quote-link.messages.ts'

export type LinkView = Reply<typeof readQuoteLink>
export type LinkQuote = NonNullable<LinkView['quote']>
export type LinkName = LinkQuote['names'][number]
type LinkAnswer = LinkQuote['answers'][number]
// These calls have no session: the token in the body authorizes them.
const bare = { isBare: true } as const

export const useQuoteLink = (token: string) =>
  useQuery({
    queryKey: queryKeys.link.view(token),
    retry: false,
    staleTime: 0,
    queryFn: ({ signal }) => call(readQuoteLink, { body: { token } }, { ...bare, signal }),
  })

type Answer = { version: number; answer: 'Accepted' | 'Declined'; reason?: string }
/** The response is the page's new state; a problem refetches it. */
export function useQuoteAnswer(token: string) {
  const client = useQueryClient()
  return useOnce(
    useMutation({
      mutationFn: (answer: Answer) => call(answerQuoteLink, { body: { token, ...answer } }, bare),
      onSuccess: (view: LinkView) => client.setQueryData(queryKeys.link.view(token), view),
      onError: () => client.invalidateQueries({ queryKey: queryKeys.link.view(token) }),
    }),
  )
}

type ToSave = { names: LinkName[]; answers: ReadonlyMap<string, LinkAnswer> }
/**
 * Names and answers are saved in sequence, so that the last change wins. `onFail` is called for
 * each failed save, even if later ones were sent.
 */
export function useSaveNames(token: string, onFail: (error: Error, sent: ToSave) => void) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'quote-names' },
    mutationFn: ({ names, answers }: ToSave) =>
      call(saveQuoteNames, { body: { token, names, answers: [...answers.values()] } }, bare),
    onSuccess: (view: LinkView) => client.setQueryData(queryKeys.link.view(token), view),
    onError: onFail,
  })
}

export function useLinkPaper(token: string) {
  const { taking, take } = useDownload<'pdf'>(useMessages(quoteLinkMessages).paper)
  return {
    isTaking: taking !== null,
    take: () =>
      take({
        format: 'pdf',
        ask: () => callForAnswer(extractQuoteLink, { body: { token } }, bare),
      }),
  }
}
