import type { FileStore } from '../files/public.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { countInactiveClients } from './count-inactive-clients.ts'
import { eraseClient } from './erase-client.ts'
import { extractPersonalData } from './extract-personal-data.ts'
import { forgetClientsJob } from './forget-clients.job.ts'
import { getErasure } from './get-erasure.ts'

export function privacyModule(mount: Mount, store: FileStore) {
  mount([extractPersonalData(store), getErasure, eraseClient, countInactiveClients])
}
export const privacyJobs: Record<string, JobHandler> = { 'forget-clients': forgetClientsJob }
