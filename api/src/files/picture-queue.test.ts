import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aPicture } from '../../test/factories/input/pictures.ts'
import { openPictureQueue } from './picture-queue.ts'

const script = path.join(import.meta.dirname, '../../test/faults/silent-process.ts')
const silent = openPictureQueue({ deadlineMs: 200, script })
const real = openPictureQueue()
afterAll(() => {
  silent.close()
  real.close()
})
const container = 'collaborators' as const
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { type: string }) => error.type,
  )

test('an image that takes too long is rejected, and so are too many', async () => {
  const asked = Array.from({ length: 13 }, () =>
    problemOf(silent.rewrite('a', Buffer.alloc(1), { container })),
  )
  const other = problemOf(silent.rewrite('b', Buffer.alloc(1), { container }))
  const count = Object.groupBy(await Promise.all(asked), (name) => name)
  expect([count.PictureTooSlow?.length, count.TooManyPictures?.length]).toEqual([11, 2])
  expect(await other).toBe('PictureTooSlow')
})

test('an image that crashes its process is rejected as broken', async () => {
  const wanted = { container, format: 'png' as const }
  const patient = openPictureQueue({ script })
  expect(await problemOf(patient.rewrite('a', Buffer.alloc(1), wanted))).toBe('PictureBroken')
  patient.close()
})

test('businesses take turns: an image does not wait for all of another business', async () => {
  const order: string[] = []
  const picture = await aPicture({ width: 300, height: 300 })
  const send = async (tenantId: string) => {
    await real.rewrite(tenantId, picture, { container })
    order.push(tenantId)
  }
  // Both processes are running before the order is measured.
  await Promise.all([send('x'), send('y')])
  const many = Array.from({ length: 10 }, () => send('a'))
  await Promise.all([...many, send('b'), send('c')])
  expect(order.indexOf('c')).toBeLessThan(order.lastIndexOf('a'))
})
