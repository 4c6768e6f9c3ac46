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
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { tillMessages } from './till.messages.ts'

export type Till = Reply<typeof getTill>
export type TillList = Reply<typeof findTills>

export function useTills(to: string | undefined) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.till.list(publicId, to),
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: ({ signal }) => call(findTills, { query: to === undefined ? {} : { to } }, { signal }),
  })
}
export const useTill = (id: string) =>
  useQuery({
    queryKey: queryKeys.till.record(id),
    staleTime: 0,
    queryFn: ({ signal }) => call(getTill, { params: { id } }, { signal }),
  })

const useTitles = () => useMessages(tillMessages).commands
const touched = { invalidates: [queryKeys.till.all], isShownInForm: true } as const
export const useOpenTill = () => useCommand(openTill, { ...touched, titles: useTitles().openTill })
export const useMoveCash = (onDone: () => void) =>
  useCommand(moveCash, { ...touched, titles: useTitles().moveCash, onDone })
export const useCountTill = () =>
  useCommand(countTill, { ...touched, titles: useTitles().countTill, isQuiet: true })
export const useCloseTill = (onDone: (till: Till) => void) =>
  useCommand(closeTill, { ...touched, titles: useTitles().closeTill, onDone })
export const useCorrectTill = (onDone: () => void) =>
  useCommand(correctTill, { ...touched, titles: useTitles().correctTill, onDone })
export const useSaveTillSettings = () =>
  useCommand(saveTillSettings, { ...touched, titles: useTitles().saveTillSettings })
export const useCreateRegister = (onDone: () => void) =>
  useCommand(createRegister, { ...touched, titles: useTitles().createRegister, onDone })
export const useRenameRegister = (onDone: () => void) =>
  useCommand(renameRegister, { ...touched, titles: useTitles().renameRegister, onDone })
export const useArchiveRegister = (onDone: () => void) =>
  useCommand(archiveRegister, { ...touched, titles: useTitles().archiveRegister, onDone })
