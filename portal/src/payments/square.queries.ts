import {
  createCatalogItems,
  setCatalogConnection,
} from '@guichet/contract/payments/connect-square.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { providerMessages } from './provider.messages.ts'

/** `wanted`: the requested state while it is being saved; null otherwise. */
export function useConnectCatalog() {
  const client = useQueryClient()
  const { publicId } = useBusiness()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const titles = useMessages(providerMessages).commands.setCatalogConnection
  const write = useCommand(createCatalogItems, { titles, isQuiet: true, isShownInForm: true })
  const keep = useCommand(setCatalogConnection, {
    titles,
    onDone: (fresh) => {
      client.setQueryData(queryKeys.payments.provider(publicId), fresh)
    },
    isShownInForm: true,
  })
  const params = { id: publicId }
  const connect = async (isCatalogConnectionEnabled: boolean) => {
    if (wanted !== null) return
    setWanted(isCatalogConnectionEnabled)
    try {
      if (isCatalogConnectionEnabled) await write.mutateAsync({ params, body: {} })
      await keep.mutateAsync({ params, body: { isCatalogConnectionEnabled } })
    } catch {
      // The command has notified of the error.
    } finally {
      setWanted(null)
    }
  }
  return {
    wanted,
    connect: (isEnabled: boolean) => void connect(isEnabled),
    isPending: wanted !== null,
    error: wanted === null ? (keep.error ?? write.error) : null,
  }
}
