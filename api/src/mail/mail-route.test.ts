import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailStates, waitingEmails } from '../../test/factories/input/emails.ts'
import { aJob } from '../../test/factories/jobs.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { openTestServer, type TestServer } from '../../test/test-server.ts'
import { noticeOf } from './mail-route.ts'

let first: TestServer
let staff: Staff
beforeAll(async () => {
  first = await openTestServer()
  staff = await aBusiness(first)
})
afterAll(() => first.close())
const open = (SMTP_URL?: string) =>
  openTestServer({ url: first.url, env: SMTP_URL ? { SMTP_URL } : {} })
const mailbox = async ({ app }: TestServer) => (await app.http.inject('/dev/mail')).statusCode
const smtpUrl = 'smtp://127.0.0.1:9'

test('without SMTP anywhere emails are stored in the mailbox and count as sent', async () => {
  expect([first.app.mailRoute, await mailbox(first)]).toEqual(['mailbox', 200])
  await waitingEmails(first, staff, 2)
  await first.app.worker.drain()
  expect(await mailStates(first)).toEqual({ sent: 2 })
})

test('once a process sends by SMTP, those without it ignore emails', async () => {
  const sender = await open(smtpUrl)
  await sender.app.worker.stop()
  const other = await open()
  expect([sender.app.mailRoute, other.app.mailRoute]).toEqual(['smtp', 'elsewhere'])
  expect(noticeOf('elsewhere', {})).toMatch(/has no SMTP_URL/)
  await waitingEmails(first, staff, 3)
  for (const server of [first, other]) {
    // It works, but only on jobs other than emails.
    await aJob(server, staff, 'drop-file')
    expect(await server.app.worker.drain()).toBe(1)
    expect(await mailbox(server)).toBe(404)
  }
  expect(await mailStates(first)).toEqual({ sent: 2, waiting: 3 })
  expect(
    (
      await first.owner.query(
        `select from job where kind = 'send-mail' and attempts > 0 and ended_at is null`,
      )
    ).rowCount,
  ).toBe(0)
  await Promise.all([sender.close(), other.close()])
})

test('SMTP_URL=none restores the mailbox', async () => {
  const server = await open('none')
  expect([server.app.mailRoute, await mailbox(server)]).toEqual(['mailbox', 200])
  expect(noticeOf('mailbox', { SMTP_URL: 'none' })).toBe(
    'Mail: this installation keeps its mail in the mailbox.',
  )
  await server.app.worker.drain()
  expect(await mailStates(server)).toEqual({ sent: 5 })
  await server.close()
})
