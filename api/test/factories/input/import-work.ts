import { afterAll, beforeAll } from 'vitest'
import { clientImportJobs } from '../../../src/client-imports/client-imports.module.ts'
import { openPool } from '../../../src/platform/db/open-pool.ts'
import { Worker } from '../../../src/platform/jobs/worker.ts'
import type { TestServer } from '../../test-server.ts'

/** Imports run by a worker of the test, which is killed after a given number of runs. */
export function useImportWork(server: TestServer) {
  let pool: ReturnType<typeof openPool>
  beforeAll(async () => {
    await server.app.worker.stop()
    pool = openPool({ url: server.url, max: 4, role: 'guichet_worker' })
  })
  afterAll(() => pool.end())
  return (runs = Infinity) => {
    let ran = 0
    const { run } = clientImportJobs.clientImport
    const stopping: typeof run = async (job) => {
      if (++ran > runs) throw new Error('the power went')
      return run(job)
    }
    return new Worker(
      pool,
      { clientImport: { ...clientImportJobs.clientImport, run: stopping } },
      { restartGraceSeconds: 0 },
    ).drain()
  }
}
