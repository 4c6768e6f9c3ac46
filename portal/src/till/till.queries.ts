import type { Reply } from '@guichet/contract/endpoint.ts'
import { closeTill, countTill } from '@guichet/contract/till/close-till.ts'
import { correctTill } from '@guichet/contract/till/correct-till.ts'
import { findTills, getTill } from '@guichet/contract/till/find-tills.ts'
import { moveCash } from '@guichet/contract/till/move-cash.ts'
import { openTill } from '@guichet/contract/till/open-till.ts'
import {
  archiveRegister,
  createRegister,
  renameRegister,
  saveTillSettings,
} from '@guichet/contract/till/save-till-settings.ts'
import { keepPreviousData } from '@tanstack/react-query'
import type { OwnTill } from '../domain/own-till.queries.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { tillMessages } from './till.messages.ts'

export type Register = OwnTill['registers'][number]

export type Till = Reply<typeof getTill>
export type TillList = Reply<typeof findTills>

export function useTills(to: string | undefined) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.till.list(publicId, to),
    findTills,
    { query: to === undefined ? {} : { to } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
}
export const useTill = (id: string) =>
  useRead(queryKeys.till.record(id), getTill, { params: { id } }, { staleTime: 0 })

const command = commandsOf(tillMessages, [queryKeys.till.all])
export const useOpenTill = command({ openTill }, inForm)
export const useMoveCash = command({ moveCash }, inForm)
export const useCountTill = command({ countTill }, { ...inForm, isQuiet: true })
export const useCloseTill = command({ closeTill }, inForm)
export const useCorrectTill = command({ correctTill }, inForm)
export const useSaveTillSettings = command({ saveTillSettings }, inForm)
export const useCreateRegister = command({ createRegister }, inForm)
export const useRenameRegister = command({ renameRegister }, inForm)
export const useArchiveRegister = command({ archiveRegister }, inForm)
