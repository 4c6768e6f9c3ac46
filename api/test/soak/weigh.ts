import fs from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'

// Preloaded into each thread of the product: once a minute it collects garbage and records the
// remaining memory. The memory of the process says less: V8 collects late on a machine with much
// memory.
const everyMs = 60_000
const file = path.join(process.env.SOAK_WEIGHTS!, `${process.pid}.${threadId}`)

setInterval(() => {
  globalThis.gc!()
  const { heapUsed, external } = process.memoryUsage()
  fs.writeFileSync(file, String((heapUsed + external) / 2 ** 20))
}, everyMs).unref()
