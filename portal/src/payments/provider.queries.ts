import { completeSquare, connectSquare } from '@guichet/contract/payments/connect-square.ts'
import {
  checkPaymentAccount,
  connectStripe,
  disconnectPayments,
  getPaymentConfiguration,
} from '@guichet/contract/payments/connect-stripe.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { providerMessages } from './provider.messages.ts'
import { isAwaited } from './provider.rules.ts'

export function useProvider() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.payments.provider(publicId),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(getPaymentConfiguration, { params: { id: publicId } }, { signal }),
    // The provider is asked then, and its answer brings this one.
    refetchOnWindowFocus: ({ state: { data } }) => !data || !isAwaited(data),
  })
}

/**
 * While it is shown the provider is asked how far the registration is: when the page opens, and
 * each time that the person comes back to it, most often from the provider's own page.
 */
export function useRegistration() {
  const client = useQueryClient()
  const { publicId } = useBusiness()
  const check = useQuery({
    queryKey: queryKeys.payments.check(publicId),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const fresh = await call(
        checkPaymentAccount,
        { params: { id: publicId }, body: {} },
        { signal },
      )
      client.setQueryData(queryKeys.payments.provider(publicId), fresh)
      return fresh
    },
  })
  const { refetch } = check
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false })
    }
    // A window beside this one never hides it.
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refetch])
  return check
}

const useTitles = () => useMessages(providerMessages).commands

export const useConnectStripe = (onLink: (url: string) => void) =>
  useCommand(connectStripe, {
    titles: useTitles().connectStripe,
    invalidates: [queryKeys.payments.provider()],
    onDone: ({ accountLinkUrl }) => onLink(accountLinkUrl),
    isShownInForm: true,
  })

export const useConnectSquare = (onLink: (url: string) => void) =>
  useCommand(connectSquare, {
    titles: useTitles().connectSquare,
    onDone: ({ oAuthUrl }) => onLink(oAuthUrl),
    isQuiet: true,
    isShownInForm: true,
  })

/** What the page of Square brought back is worth one try. */
export function useCompleteSquare() {
  const client = useQueryClient()
  const { publicId } = useBusiness()
  return useCommand(completeSquare, {
    titles: useTitles().connectSquare,
    invalidates: [queryKeys.sell.preview()],
    onDone: (fresh) => {
      client.setQueryData(queryKeys.payments.provider(publicId), fresh)
    },
    isQuiet: true,
    isShownInForm: true,
  })
}

export function useDisconnect(onDone: () => void) {
  const client = useQueryClient()
  const { publicId } = useBusiness()
  return useCommand(disconnectPayments, {
    titles: useTitles().disconnectPayments,
    invalidates: [queryKeys.payments.provider(), queryKeys.sell.preview()],
    onDone: async (fresh) => {
      // An answer of the provider that is still on its way knows nothing of this.
      await client.cancelQueries({ queryKey: queryKeys.payments.check(publicId) })
      client.setQueryData(queryKeys.payments.provider(publicId), fresh)
      onDone()
    },
    isShownInForm: true,
  })
}
