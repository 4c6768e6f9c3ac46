import { test } from 'vitest'
import { useTestServer } from '../use-server.ts'
import { followModel } from './runs.ts'

const server = useTestServer()

test(
  'bought, rented, slept in, moved, edited, lost, lowered, removed and given back in any order: every answer and all that is left is what a plain model says',
  {
    retry: 0,
    timeout: 300_000,
  },
  async () => {
    await followModel(server, { runs: 25, length: 30 })
  },
)
