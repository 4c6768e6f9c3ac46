import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { onInstallation } from '../database/command-pool.ts'
import { eraseAgain, tombstonesOf } from './erase-again.ts'

// `npm run erasures > erasures.jsonl` lists the erasures; `npm run erasures -- --again
// erasures.jsonl` repeats those that a restored backup has reverted.
const { values } = parseArgs({ options: { again: { type: 'string' } } })
const Line = z.strictObject({
  tenantId: z.guid(),
  clientId: z.guid(),
  reason: z.enum(['asked', 'noLongerNeeded', 'byMistake']),
})

if (values.again === undefined)
  await onInstallation(async (pool) => {
    for (const tombstone of await tombstonesOf(pool)) console.log(JSON.stringify(tombstone))
  })
else {
  const lines = fs.readFileSync(values.again, 'utf8').split('\n').filter(Boolean)
  const tombstones = lines.map((line) => Line.parse(JSON.parse(line)))
  const counts = { erased: 0, absent: 0, busy: 0 }
  await onInstallation(async (pool) => {
    for (const tombstone of tombstones) {
      const outcome = await eraseAgain(pool, tombstone)
      counts[outcome] += 1
      if (outcome === 'busy')
        console.error(`${tombstone.clientId} of ${tombstone.tenantId}: something is under way`)
    }
  })
  console.log(
    `Erased again: ${counts.erased}. Not there any more: ${counts.absent}. To be tried again: ${counts.busy}.`,
  )
  if (counts.busy > 0) process.exitCode = 1
}
