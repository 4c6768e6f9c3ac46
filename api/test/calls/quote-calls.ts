import { aForm, aQuestion } from '../factories/catalogue/forms.ts'
import { aQuote, anAcceptedQuote, aQuoteForm, aSentQuote } from '../factories/sales/quotes.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Valid requests of quotes; an endpoint that changes a quote gets its own. */
export async function quoteCalls(server: TestServer, staff: Staff) {
  const { form } = await aQuoteForm(server, staff, { capacity: 10_000 })
  const draft = async () => (await aQuote(server, staff, { capacity: 10_000 })).quote
  const sent = async () => aSentQuote(server, staff, { capacity: 10_000 })
  const kept = await draft()
  const id = { params: { id: kept.publicId } }
  const { quote: open, token, activityId } = await sent()
  const ofForm = await askedFor(server, staff, activityId)
  const held = await draft()
  await server.owner.query(
    `with made as (
        insert into hold (tenant_id, id, held_until, created_at)
        values ($1, $2, now() + interval '1 day', now())
      )
      update quote set hold_id = $2 where id = $2`,
    [staff.tenantId, held.publicId],
  )
  const answer = { version: open.version, answer: 'Declined', reason: 'Trop cher' }
  return {
    previewQuote: { body: { tickets: form.tickets, collaboratorPublicId: staff.tenantId } },
    findQuotes: { query: { query: 'neige', status: 'Draft,Sent', eventFrom: '2030-01-01' } },
    createQuote: { body: form },
    getQuote: id,
    saveQuote: { params: { id: (await draft()).publicId }, body: { ...form, version: 1 } },
    duplicateQuote: id,
    deleteQuote: { params: { id: (await draft()).publicId } },
    sendQuote: { params: { id: (await draft()).publicId }, body: { version: 1 } },
    reviseQuote: {
      params: { id: (await sent()).quote.publicId },
      body: { version: open.version },
    },
    answerQuote: { params: { id: (await sent()).quote.publicId }, body: answer },
    holdQuote: { ...id, body: { version: kept.version, until: inWeek() } },
    releaseQuoteHold: { params: { id: held.publicId } },
    convertQuote: {
      params: {
        id: (await anAcceptedQuote(server, staff, { capacity: 10_000 })).quote.publicId,
      },
      body: { method: 'cash' },
    },
    extractQuote: id,
    readQuoteLink: { body: { token } },
    answerQuoteLink: { body: { token, ...answer } },
    saveQuoteNames: {
      body: {
        token,
        names: [{ line: 0, part: null, ordinal: 0, firstName: 'Léa', lastName: 'Roy' }],
        answers: [{ ...ofForm, seat: null, answer: '418 555-0100' }],
      },
    },
    extractQuoteLink: { body: { token } },
  }
}

/** Adds a form with a question to an activity. */
async function askedFor(server: TestServer, staff: Staff, activityPublicId: string) {
  const { publicId: questionPublicId } = await aQuestion(server, staff)
  const { publicId: formPublicId } = await aForm(server, staff, [questionPublicId], {
    activityCategories: [{ activityPublicId, activityCategory: 'daily_ticket' }],
  })
  return { formPublicId, questionPublicId }
}

const inWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
