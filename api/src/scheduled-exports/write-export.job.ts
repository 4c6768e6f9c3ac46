import { buffer } from 'node:stream/consumers'
import { digestOf } from '../extracts/public.ts'
import { keyOf, type FileStore } from '../files/public.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { mediaTypes } from '../platform/http/attachment.ts'
import type { JobHandler, JobRun } from '../platform/jobs/worker.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { beginRun, type RunData } from './begin-run.ts'
import { failRun, finishRun } from './finish-run.ts'
import { makeFile } from './make-file.ts'

const runIdOf = ({ payload }: JobRun) => String(payload.runId)

/**
 * Makes the file of a run and emails its recipients. The bytes are stored under the id of the run,
 * so that a retry replaces them; the emails are queued in the transaction that completes the run,
 * so that they are sent once, for an existing file.
 */
export const writeExport = (store: FileStore, codes: TicketCodes): JobHandler => ({
  lane: 'files',
  tries: 5,
  maxSeconds: 1800,
  run: async (job) => {
    const { tenantId } = job
    const runId = runIdOf(job)
    const begun = await job.inTenant('write', (tx) => beginRun(tx, tenantId, runId))
    if (!begun) return undefined
    const { fault } = begun
    if (fault) return { done: (tx) => failRun(tx, { tenantId, runId, fault }) }
    const file = await fileOf(job, codes, begun)
    if (!file) return { done: (tx) => failRun(tx, { tenantId, runId, fault: 'filterGone' }) }
    const bytes = await buffer(file.bytes)
    await store.put(keyOf(tenantId, digestOf(runId)), bytes, mediaTypes[begun.row.format])
    const made = { bytes: bytes.length, rowCount: file.rowCount() }
    return { done: (tx) => finishRun(tx, { tenantId, runId, ...made }) }
  },
  gaveUp: (tx, job) =>
    failRun(tx, { tenantId: job.tenantId, runId: runIdOf(job), fault: 'notWritten' }),
})

/** Null when the filter names something deleted, for which a retry is useless. */
async function fileOf(job: JobRun, codes: TicketCodes, begun: RunData) {
  try {
    return await makeFile(job, codes, begun)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null
    throw error
  }
}
