import {
  checkTerminal,
  disconnectTerminal,
  getTerminal,
  pairTerminal,
} from '@guichet/contract/payments/pair-terminal.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../kit/api/call.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { providerMessages } from '../provider.messages.ts'
import { terminalMessages } from './terminal.messages.ts'
import { isCodeGood, type Terminal } from './terminal.rules.ts'

const pollIntervalMs = 4000

export function useTerminal() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.payments.terminal(publicId),
    getTerminal,
    { params: { id: publicId } },
    { staleTime: 0 },
  )
}

/** Stores the terminal that a command returns in the cache. */
function useKeep() {
  const client = useQueryClient()
  const { publicId } = useBusiness()
  return async (fresh: Terminal) => {
    client.setQueryData(queryKeys.payments.terminal(publicId), fresh)
    await client.invalidateQueries({ queryKey: queryKeys.payments.provider(publicId) })
  }
}

/** Polls Square while a code is valid, because Square does not notify of a pairing. */
export function useWatchTerminal(terminal: Terminal) {
  const keep = useKeep()
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.payments.pairing(publicId, terminal.code),
    enabled: terminal.state === 'waiting',
    retry: false,
    staleTime: 0,
    refetchInterval: () => (isCodeGood(terminal, Date.now()) ? pollIntervalMs : false),
    queryFn: async ({ signal }) => {
      const fresh = await call(checkTerminal, { params: { id: publicId }, body: {} }, { signal })
      if (fresh.state !== 'waiting') await keep(fresh)
      return fresh
    },
  })
}

export const usePairTerminal = () =>
  useCommand(pairTerminal, {
    titles: useMessages(terminalMessages).commands.pairTerminal,
    onDone: useKeep(),
    isQuiet: true,
    isShownInForm: true,
  })

export function useDisconnectTerminal(onDone: () => void) {
  const keep = useKeep()
  return useCommand(disconnectTerminal, {
    titles: useMessages(providerMessages).commands.disconnectTerminal,
    onDone: async (fresh) => {
      await keep(fresh)
      onDone()
    },
    isShownInForm: true,
  })
}
