import { checkFigures, findDifferences } from '@guichet/contract/cross-check/check-figures.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { figuresCheckMessages } from './figures-check.messages.ts'

export type CheckResult = Reply<typeof checkFigures>

export function useDifferences() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.reports.differences(publicId), findDifferences, {})
}

export function useCheckFigures() {
  const { checkFailed } = useMessages(figuresCheckMessages)
  return useCommand(checkFigures, { titles: { success: '', error: checkFailed }, isQuiet: true })
}
