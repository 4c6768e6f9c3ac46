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
  mount([
    findScheduledExports,
    createScheduledExport(codes),
    saveScheduledExport(codes),
    deleteScheduledExport,
    findExportReaders,
    runScheduledExport,
    findExportRuns,
    getExportRun,
    getExportFile(store),
  ])
}

export const scheduledExportJobs = (
  store: FileStore,
  codes: TicketCodes,
): Record<string, JobHandler> => ({
  'due-export': dueExport,
  'write-export': writeExport(store, codes),
})
