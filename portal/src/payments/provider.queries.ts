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
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { providerMessages } from './provider.messages.ts'
import { isAwaited } from './provider.rules.ts'

export function useProvider() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.payments.provider(publicId),
    getPaymentConfiguration,
    { params: { id: publicId } },
    {
      staleTime: 0,
      // While a registration is pending, the check below also updates this query.
      refetchOnWindowFocus: ({ state: { data } }) => !data || !isAwaited(data),
    },
  )
}

/**
 * Checks the state of the registration while it is shown: on opening the page and whenever the user
 * returns to it, usually from the provider's page.
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
    // `focus` as well, because a window next to this one never hides it.
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

/** The parameters with which Square returned work once. */
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
      // A check that is still running does not know of this change.
      await client.cancelQueries({ queryKey: queryKeys.payments.check(publicId) })
      client.setQueryData(queryKeys.payments.provider(publicId), fresh)
      onDone()
    },
    isShownInForm: true,
  })
}
