import {
  findExportRuns as findRunsEndpoint,
  getExportFile as getFileEndpoint,
  getExportRun as getRunEndpoint,
  runScheduledExport as runEndpoint,
} from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import {
  createScheduledExport as createEndpoint,
  deleteScheduledExport as deleteEndpoint,
  findExportReaders as findReadersEndpoint,
  findScheduledExports as findEndpoint,
  saveScheduledExport as saveEndpoint,
} from '@guichet/contract/scheduled-exports/save-scheduled-export.ts'
import type { FileStore } from '../files/public.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { dueExport } from './due-export.job.ts'
import { getExportFile } from './get-export-file.ts'
import { findExportRuns, getExportRun, runScheduledExport } from './run-scheduled-export.ts'
import {
  createScheduledExport,
  deleteScheduledExport,
  findExportReaders,
  findScheduledExports,
  saveScheduledExport,
} from './save-scheduled-export.ts'
import { writeExport } from './write-export.job.ts'

export function scheduledExportsModule(mount: Mount, store: FileStore, codes: TicketCodes) {
  mount(findEndpoint, findScheduledExports)
  mount(createEndpoint, createScheduledExport(codes))
  mount(saveEndpoint, saveScheduledExport(codes))
  mount(deleteEndpoint, deleteScheduledExport)
  mount(findReadersEndpoint, findExportReaders)
  mount(runEndpoint, runScheduledExport)
  mount(findRunsEndpoint, findExportRuns)
  mount(getRunEndpoint, getExportRun)
  mount(getFileEndpoint, getExportFile(store))
}

export const scheduledExportJobs = (
  store: FileStore,
  codes: TicketCodes,
): Record<string, JobHandler> => ({
  'due-export': dueExport,
  'write-export': writeExport(store, codes),
})
