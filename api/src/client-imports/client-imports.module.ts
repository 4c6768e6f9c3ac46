import type { Mount } from '../platform/http/contexts.ts'
import type { DrawingThreads } from '../platform/jobs/drawing-threads.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { checkClientImport } from './check-client-import.ts'
import { extractRefusedRows } from './extract-refused-rows.ts'
import { getClientImport } from './get-client-import.ts'
import { startClientImport } from './start-client-import.ts'
import { uploadClientImport } from './upload-client-import.ts'
import { writeClients } from './write-clients.job.ts'

export function clientImportsModule(mount: Mount, threads: DrawingThreads) {
  mount([
    uploadClientImport(threads),
    getClientImport,
    checkClientImport,
    startClientImport,
    extractRefusedRows,
  ])
}
export const clientImportJobs: Record<'clientImport', JobHandler> = { clientImport: writeClients }
