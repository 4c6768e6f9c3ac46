import {
  findExportRuns,
  getExportFile,
  getExportRun,
} from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { openStore, type FileStore } from '../../src/files/public.ts'
import { openPool } from '../../src/platform/db/open-pool.ts'
import { Worker } from '../../src/platform/jobs/worker.ts'
import { scheduledExportJobs } from '../../src/scheduled-exports/scheduled-exports.module.ts'
import { violations } from '../invariants/violations.ts'
import { send, testEnv, type TestServer } from '../test-server.ts'
import type { Staff } from './staff.ts'

/** Workers that run only scheduled exports, and queries of their runs. */
export function useExports(server: TestServer, staff: Staff) {
  let pool: ReturnType<typeof openPool>
  beforeAll(async () => {
    // Only the workers of the test run exports.
    await server.app.worker.stop()
    pool = openPool({ url: server.url, max: 3, role: 'guichet_worker' })
  })
  afterAll(async () => {
    expect(await violations(server.owner)).toEqual([])
    await pool.end()
  })
  return {
    pool: () => pool,
    /** `afterPut` may kill the worker once the bytes are stored. */
    worker: (afterPut: () => void = () => {}) => {
      const store = openStore(testEnv())
      const watched: FileStore = {
        ...store,
        put: async (...file) => {
          await store.put(...file)
          afterPut()
        },
      }
      return new Worker(pool, scheduledExportJobs(watched, server.app.codes), {
        restartGraceSeconds: 0,
      })
    },
    runsOf: async (id: string, who: Staff = staff) =>
      (await send(server, who, findExportRuns, { params: { id } })).body.items,
    take: (id: string, who: Staff = staff) => send(server, who, getExportFile, { params: { id } }),
    look: (id: string, who: Staff = staff) => send(server, who, getExportRun, { params: { id } }),
    lettersTo: async (runId: string) =>
      (
        await server.owner.query<{ to_email: string; language: string }>(
          `select to_email, language from mail where data ->> 'runId' = $1 order by to_email`,
          [runId],
        )
      ).rows,
  }
}
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
