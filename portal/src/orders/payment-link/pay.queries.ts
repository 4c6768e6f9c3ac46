import type { Reply } from '@guichet/contract/endpoint.ts'
import { openPayment, readPaymentLink } from '@guichet/contract/orders/payment/open-payment.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../kit/api/call.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useOnce } from '../../kit/api/use-once.ts'
import { pollEvery } from './pay.rules.ts'
import { rememberLeaving } from './return-from-payment.ts'

export type PayView = Reply<typeof readPaymentLink>
// These endpoints are anonymous: the token in the body is the only credential.
const bare = { isBare: true } as const

/** Polling pauses in a hidden tab and resumes as soon as it is visible. */
export const usePayLink = (token: string, backAt: number | null) =>
  useQuery({
    queryKey: queryKeys.link.pay(token),
    retry: false,
    staleTime: 0,
    queryFn: ({ signal }) => call(readPaymentLink, { body: { token } }, { ...bare, signal }),
    refetchInterval: ({ state: { data } }) => !!data && pollEvery(data, backAt, Date.now()),
  })

/** Goes to the payment page of the provider; an error refetches the order. */
export function useOpenPayment() {
  const client = useQueryClient()
  const opening = useMutation({
    mutationFn: (body: { token: string }) => call(openPayment, { body }, bare),
    onSuccess: ({ url }) => {
      rememberLeaving()
      window.location.assign(url)
    },
    onError: (_error, { token }) =>
      void client.invalidateQueries({ queryKey: queryKeys.link.pay(token) }),
  })
  return useOnce(opening)
}
