import { findAudit, findAuditActors } from '@guichet/contract/audit/find-audit.ts'
import { getAuditChain, verifyAudit } from '@guichet/contract/audit/verify-audit.ts'
import { beginAuditExtract } from '@guichet/contract/extracts/begin-audit-extract.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { queryOf, type AuditSearch } from './audit-search.rules.ts'
import { auditMessages } from './audit.messages.ts'

/** The lines loaded so far, page by page. */
export function useAudit(search: AuditSearch) {
  const { publicId } = useBusiness()
  const query = queryOf(search)
  return useInfiniteQuery({
    queryKey: queryKeys.configuration.part(publicId, 'audit', query),
    queryFn: ({ signal, pageParam: after }) =>
      call(findAudit, { query: { ...query, ...(after && { after }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}
export function useAuditActors() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.configuration.part(publicId, 'actors'), findAuditActors, {})
}
export function useAuditChain() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.configuration.part(publicId, 'chain'),
    getAuditChain,
    {},
    {
      // New lines are sealed within a second or two.
      refetchInterval: ({ state: { data } }) =>
        data && (data.isVerifying || data.waiting > 0 || data.number === 0) ? 1000 : false,
    },
  )
}

const command = commandsOf(auditMessages)
export const useVerifyAudit = command(
  { verifyAudit },
  { invalidates: [queryKeys.configuration.all] },
)
export const useExtractAudit = command({ beginAuditExtract }, { invalidates: [queryKeys.work.all] })
