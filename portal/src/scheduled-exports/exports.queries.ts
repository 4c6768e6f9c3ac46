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
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
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
  return useRead(
    queryKeys.scheduledExports.list(publicId),
    findScheduledExports,
    {},
    {
      refetchInterval: ({ state }) =>
        whileItGoesOn((state.data?.items ?? []).map(({ lastRun }) => lastRun)),
    },
  )
}
export const useExportRuns = (id: string) =>
  useRead(
    queryKeys.scheduledExports.log(id),
    findExportRuns,
    { params: { id } },
    { refetchInterval: ({ state }) => whileItGoesOn(state.data?.items ?? []) },
  )
export const useExportRun = (id: string) =>
  useRead(
    queryKeys.scheduledExports.run(id),
    getExportRun,
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? 2000 : false) },
  )
export function useExportReaders(subject: ExportSubject) {
  const { publicId } = useBusiness()
  return useRead(queryKeys.scheduledExports.readers(publicId, subject), findExportReaders, {
    params: { subject },
  })
}

const touched = [queryKeys.scheduledExports.all]
const command = commandsOf(exportMessages, touched)
export const useCreateExport = command({ createScheduledExport }, inForm)
export const useSaveExport = command({ saveScheduledExport }, inForm)
export const useDeleteExport = command({ deleteScheduledExport })
export const useRunExport = command({ runScheduledExport })
