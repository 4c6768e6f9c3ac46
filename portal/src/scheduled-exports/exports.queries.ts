import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import {
  findExportRuns,
  getExportRun,
  runScheduledExport,
} from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import {
  createScheduledExport,
  deleteScheduledExport,
  findExportReaders,
  findScheduledExports,
  saveScheduledExport,
} from '@guichet/contract/scheduled-exports/save-scheduled-export.ts'
import type { ExportSubject } from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { exportMessages } from './exports.messages.ts'

export type ScheduledExport = Reply<typeof findScheduledExports>['items'][number]
export type ExportRun = Reply<typeof getExportRun>
export type ExportDraft = Body<typeof saveScheduledExport>

const goesOn = (runs: readonly (ExportRun | null | undefined)[]) =>
  runs.some(
    (run) => run?.state === 'waiting' || run?.letters.some(({ state }) => state === 'waiting'),
  )
/** Polling interval while a run is in progress, in milliseconds. */
const whileItGoesOn = (runs: readonly (ExportRun | null | undefined)[]) =>
  goesOn(runs) ? 2000 : false

export function useScheduledExports() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.scheduledExports.list(publicId),
    queryFn: ({ signal }) => call(findScheduledExports, {}, { signal }),
    refetchInterval: ({ state }) =>
      whileItGoesOn((state.data?.items ?? []).map(({ lastRun }) => lastRun)),
  })
}
export const useExportRuns = (id: string) =>
  useQuery({
    queryKey: queryKeys.scheduledExports.log(id),
    queryFn: ({ signal }) => call(findExportRuns, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => whileItGoesOn(state.data?.items ?? []),
  })
export const useExportRun = (id: string) =>
  useQuery({
    queryKey: queryKeys.scheduledExports.run(id),
    queryFn: ({ signal }) => call(getExportRun, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? 2000 : false),
  })
export function useExportReaders(subject: ExportSubject) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.scheduledExports.readers(publicId, subject),
    queryFn: ({ signal }) => call(findExportReaders, { params: { subject } }, { signal }),
  })
}

const touched = [queryKeys.scheduledExports.all]
const useTitles = () => useMessages(exportMessages).commands
const inForm = (onDone: () => void) => ({ invalidates: touched, onDone, isShownInForm: true })
export const useCreateExport = (onDone: () => void) =>
  useCommand(createScheduledExport, {
    titles: useTitles().createScheduledExport,
    ...inForm(onDone),
  })
export const useSaveExport = (onDone: () => void) =>
  useCommand(saveScheduledExport, { titles: useTitles().saveScheduledExport, ...inForm(onDone) })
export const useDeleteExport = () =>
  useCommand(deleteScheduledExport, {
    titles: useTitles().deleteScheduledExport,
    invalidates: touched,
  })
export const useRunExport = () =>
  useCommand(runScheduledExport, { titles: useTitles().runScheduledExport, invalidates: touched })
