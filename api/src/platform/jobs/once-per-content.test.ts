import { expect, test } from 'vitest'
import { oncePerContent } from './once-per-content.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('equal bytes are processed once, other bytes separately', async () => {
  const seen: string[] = []
  const draw = oncePerContent(async (bytes) => {
    seen.push(new TextDecoder().decode(bytes))
    return seen.length
  })
  expect(await Promise.all([draw(bytesOf('a')), draw(bytesOf('a')), draw(bytesOf('b'))])).toEqual([
    1, 1, 2,
  ])
  expect(seen).toEqual(['a', 'b'])
})

test('a failure is retried', async () => {
  let tries = 0
  const draw = oncePerContent(async () => {
    tries += 1
    if (tries === 1) throw new Error('unread')
    return 'drawn'
  })
  await expect(draw(bytesOf('a'))).rejects.toThrow('unread')
  expect(await draw(bytesOf('a'))).toBe('drawn')
})

test('a full cache is cleared, and the work is repeated', async () => {
  let count = 0
  const draw = oncePerContent(async () => (count += 1))
  for (let i = 0; i <= 60; i++) await draw(bytesOf(String(i)))
  await draw(bytesOf('0'))
  expect(count).toBe(62)
})
