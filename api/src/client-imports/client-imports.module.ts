import { checkClientImport as checkEndpoint } from '@guichet/contract/client-imports/check-client-import.ts'
import { extractRefusedRows as extractEndpoint } from '@guichet/contract/client-imports/extract-refused-rows.ts'
import { getClientImport as getEndpoint } from '@guichet/contract/client-imports/get-client-import.ts'
import { startClientImport as startEndpoint } from '@guichet/contract/client-imports/start-client-import.ts'
import { uploadClientImport as uploadEndpoint } from '@guichet/contract/client-imports/upload-client-import.ts'
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
  mount(uploadEndpoint, uploadClientImport(threads))
  mount(getEndpoint, getClientImport)
  mount(checkEndpoint, checkClientImport)
  mount(startEndpoint, startClientImport)
  mount(extractEndpoint, extractRefusedRows)
}
export const clientImportJobs: Record<'clientImport', JobHandler> = { clientImport: writeClients }
