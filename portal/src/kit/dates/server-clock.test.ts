import { expect, test } from 'vitest'
import { ServerClock } from './server-clock.ts'

const device = Date.parse('2030-02-02T12:00:00Z')
const day = 86_400_000
/** A clock that has measured responses, each with the time of the server and its way in ms. */
function measuredClock(...answers: { server: number | null; tripMs?: number }[]) {
  let now = device
  const clock = new ServerClock(() => now)
  let notices = 0
  clock.subscribe(() => (notices += 1))
  for (const { server, tripMs = 20 } of answers) {
    now = device
    const measure = clock.begin()
    now += tripMs
    const date = server === null ? null : new Date(server).toUTCString()
    measure(new Response(null, { headers: date === null ? {} : { date } }))
  }
  now = device
  return { clock, notices: () => notices }
}

test('a device that is a day wrong shows the time of the server, and is shown how far it is ahead', async () => {
  const { clock, notices } = measuredClock({ server: device - day })
  expect(Math.abs(clock.now() - (device - day))).toBeLessThan(1000)
  expect(Math.round(clock.ahead() / 1000)).toBe(86_400)
  expect(notices()).toBe(1)
})

test('a device that is behind is noticed from two minutes on', async () => {
  const behind = (seconds: number) => measuredClock({ server: device + seconds * 1000 }).clock
  expect(behind(125).ahead()).toBeLessThan(0)
  expect(behind(110).ahead()).toBe(0)
  expect(Math.round((behind(110).now() - device) / 1000)).toBe(110)
})

test('seconds of the header, slow responses and missing headers change nothing', async () => {
  const { clock, notices } = measuredClock(
    { server: device - 900 },
    { server: device - day, tripMs: 5000 },
    { server: null },
  )
  expect(clock.now()).toBe(device)
  expect(notices()).toBe(0)
})

test('a clock that was set right is trusted again', async () => {
  const { clock, notices } = measuredClock({ server: device - day }, { server: device })
  expect(clock.now()).toBe(device)
  expect([clock.ahead(), notices()]).toEqual([0, 2])
})
