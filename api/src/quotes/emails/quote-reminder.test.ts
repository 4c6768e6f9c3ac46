import { getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import { reminderDays } from '@guichet/contract/quotes/quote-view.ts'
import { saveQuote } from '@guichet/contract/quotes/save-quote.ts'
import { reviseQuote, sendQuote } from '@guichet/contract/quotes/send-quote.ts'
import { expect, test } from 'vitest'
import { inDays } from '../../../test/factories/sales/balances.ts'
import { answerByLink, aSentQuote, overtake } from '../../../test/factories/sales/quotes.ts'
import { emailsOf } from '../../../test/mailbox.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const idOf = ({ publicId }: { publicId: string }) => ({ params: { id: publicId } })

const plannedFor = async (quoteId: string) =>
  (
    await server.owner.query<{ run_at: string }>(
      `select run_at at time zone 'America/Toronto' as run_at
        from job
        where dedupe_key like 'remind-of-quote:' || $1 || ':%'`,
      [quoteId],
    )
  ).rows.map(({ run_at }) => run_at)
/** Runs the reminder jobs of a quote, as if the morning had come. */
async function morningOf(quoteId: string): Promise<void> {
  await server.owner.query(
    `update job
      set run_at = now(), ended_at = null, ending = null
      where dedupe_key like 'remind-of-quote:' || $1 || ':%'`,
    [quoteId],
  )
  await server.app.worker.drain()
}
const remindersTo = (email: string) => emailsOf(server, 'quote-reminder', email)
let sent = 0
async function aQuoteSentTo(over: Parameters<typeof aSentQuote>[2] = {}) {
  const email = `rappel-${(sent += 1)}@example.test`
  return { email, ...(await aSentQuote(server, staff, { email, ...over })) }
}

test('a client without an answer is reminded once, in the morning three days before, with the link', async () => {
  const { email, quote } = await aQuoteSentTo({ expiresOn: inDays(10) })
  expect(JSON.stringify(await plannedFor(quote.publicId))).toContain(
    `${inDays(10 - reminderDays)}T09:00`,
  )
  expect(await remindersTo(email)).toEqual([])
  await morningOf(quote.publicId)
  await morningOf(quote.publicId)
  const [reminder, ...more] = await remindersTo(email)
  expect(more).toEqual([])
  expect(reminder).toContain('attend encore votre réponse')
  expect(reminder).toContain(quote.link!)
  expect(reminder).toContain('68,95')
  const { body } = await send(server, staff, getQuote, idOf(quote))
  // An open page of the client stays valid.
  expect(body).toMatchObject({ version: quote.version, remindedDateTimeUtc: expect.any(String) })
})

test('the reminder is in the language of the client', async () => {
  const { email, quote } = await aQuoteSentTo({ language: 'en' })
  await morningOf(quote.publicId)
  expect((await remindersTo(email))[0]).toContain('is still waiting for your answer')
})

test('an answer, a revision and the last day each cancel the reminder', async () => {
  const answered = await aQuoteSentTo()
  const { version } = answered.quote
  await answerByLink(server, answered.token, { version, answer: 'Accepted' })
  const revised = await aQuoteSentTo()
  await send(server, staff, reviseQuote, { ...idOf(revised.quote), body: {} })
  const expired = await aQuoteSentTo()
  await overtake(server, expired.quote.publicId)
  for (const { quote, email } of [answered, revised, expired]) {
    await morningOf(quote.publicId)
    expect(await remindersTo(email)).toEqual([])
  }
})

test('a quote that is revised and sent again has its own reminder, and the first one does nothing', async () => {
  const { email, quote, ...about } = await aQuoteSentTo()
  const { body: draft } = await send(server, staff, reviseQuote, { ...idOf(quote), body: {} })
  await server.owner.query(`update mail set created_at = created_at - interval '5 minutes'`)
  const saved = await send(server, staff, saveQuote, {
    ...idOf(quote),
    body: {
      title: 'Autre classe',
      tickets: [about.line],
      email,
      language: 'fr',
      areNamesAsked: false,
      version: draft.version,
    },
  })
  await send(server, staff, sendQuote, { key: newKey(), ...idOf(saved.body), body: {} })
  expect(await plannedFor(quote.publicId)).toHaveLength(2)
  await morningOf(quote.publicId)
  const reminders = await remindersTo(email)
  expect(reminders).toHaveLength(1)
  expect(reminders[0]).toContain('Autre classe')
})

test('a shorter quote, or one without an email, has no reminder', async () => {
  const { quote: short } = await aQuoteSentTo({ expiresOn: inDays(2) })
  const { quote: anonymous } = await aQuoteSentTo({ email: undefined })
  for (const { publicId } of [short, anonymous]) expect(await plannedFor(publicId)).toEqual([])
})
