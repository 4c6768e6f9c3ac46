import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { onInstallation } from '../database/command-pool.ts'
import { readHeads, reportOf } from './heads.rules.ts'
import { verifyAndKeep } from './verify-chain.ts'

// `npm run audit:verify -- --kept heads.txt`; the lines on standard output are the heads to store.
const { values } = parseArgs({ options: { kept: { type: 'string' } } })
const kept = values.kept ? readHeads(fs.readFileSync(values.kept, 'utf8')) : new Map()
const isSound = await onInstallation(async (pool) => {
  const { rows } = await pool.query<{ id: string }>('select id from tenant order by id')
  let faults = 0
  for (const { id } of rows) {
    const verified = await verifyAndKeep(pool, id, kept.get(id))
    const { lines, head } = reportOf(id, verified)
    for (const line of lines) console.error(line)
    console.log(head)
    faults += verified.faults.length
  }
  for (const id of kept.keys())
    if (!rows.some((row) => row.id === id)) {
      console.error(`${id}: the business is gone with its whole trail.`)
      faults += 1
    }
  return faults === 0
})
if (!isSound) process.exitCode = 1
