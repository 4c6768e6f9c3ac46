import { test } from 'vitest'
import { useTestServer } from '../use-server.ts'
import { followModel } from './runs.ts'

const server = useTestServer()

test(
  'sales, rentals, stays, moves, edits, lost days, removals and refunds in any order match a plain model',
  {
    retry: 0,
    timeout: 300_000,
  },
  async () => {
    await followModel(server, { runs: 25, length: 30 })
  },
)
