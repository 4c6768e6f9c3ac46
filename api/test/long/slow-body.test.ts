import { expect, test } from 'vitest'
import { newDatabase } from '../database.ts'
import { halfBody, halfSent } from '../faults/half-sent.ts'
import { startProcess } from '../race/processes.ts'

test('a body that takes longer than 30 s is cut off', async () => {
  const app = await startProcess(await newDatabase())
  try {
    const ms = await halfSent(app.base, halfBody)
    expect(ms).toBeGreaterThan(25_000)
    expect(ms).toBeLessThan(45_000)
  } finally {
    await app.stop()
  }
}, 120_000)
