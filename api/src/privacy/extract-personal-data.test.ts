import { extractPersonalData } from '@guichet/contract/privacy/extract-personal-data.ts'
import { PersonalData } from '@guichet/contract/privacy/personal-data.ts'
import { beforeAll, expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { partOf } from '../../test/factories/input/unzipped.ts'
import { aKnownPerson, canaries } from '../../test/factories/known-person.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
let person: Awaited<ReturnType<typeof aKnownPerson>>
beforeAll(async () => {
  await clientsOf(server, staff).buys({ email: 'somebody-else@example.test', lastName: 'Ailleurs' })
  person = await aKnownPerson(server, staff)
})

const ask = (profilePublicId: string, who: Staff = staff) =>
  send(server, who, extractPersonalData, { params: { profilePublicId } })
const read = async () => {
  const { status, body, headers } = await ask(person.clientId)
  expect(status).toBe(200)
  const file = body as Buffer
  const text = partOf(file, 'personal-data.json')
  return { file, text, headers, data: PersonalData.parse(JSON.parse(text)) }
}

test('the file has every stored word of the person, and of nobody else', async () => {
  const { text, headers, data } = await read()
  const missing = Object.entries(canaries).filter(([, word]) => !text.includes(word))
  expect(missing).toEqual([])
  expect(text).not.toContain('Ailleurs')
  expect(headers).toMatchObject({
    'content-disposition': 'attachment; filename="personal-data.zip"',
    'content-type': 'application/zip',
    'cache-control': 'no-store',
  })
  expect(data.client.contact.email).toBe(canaries.email)
  expect(data.orders.map(({ orderReferenceNumber }) => orderReferenceNumber)).toEqual([
    person.first.orderReferenceNumber,
    person.second.orderReferenceNumber,
  ])
})

test('amounts, emails, notes, answers and the history are at their places', async () => {
  const { data } = await read()
  const [first, second] = data.orders
  expect(first!.invoices[0]!.total).toBe(first!.payments[0]!.amount)
  expect(first!.tickets[0]).toMatchObject({
    blockedReason: canaries.blockReason,
    holders: [{ firstName: canaries.holderFirstName, lastName: canaries.holderLastName }],
  })
  expect(second!.formAnswers).toMatchObject([{ answer: canaries.orderAnswer }])
  expect(second!.tickets.map(({ formAnswers }) => formAnswers[0]!.answer)).toEqual([
    canaries.answer,
    canaries.answer,
  ])
  expect(second!.refunds).toMatchObject([{ reason: canaries.refundReason, state: 'settled' }])
  expect(second!.notes).toMatchObject([{ text: expect.stringContaining(canaries.editedNote) }])
  expect(new Set(data.letters.map(({ to }) => to))).toEqual(
    new Set([canaries.email, canaries.formerEmail]),
  )
  expect(data.activityLog.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['client.note_saved', 'order.client_corrected', 'ticket.blocked']),
  )
})

test('the picture of a holder is included', async () => {
  const { file, data } = await read()
  const path = data.orders[0]!.tickets[0]!.holders[0]!.picture!
  expect(path).toMatch(/^pictures\/[\da-f-]{36}\.(jpg|png)$/)
  expect(partOf(file, path).length).toBeGreaterThan(100)
})

test('each extraction is recorded, with numbers only', async () => {
  const audits = async () =>
    (
      await server.owner.query(
        `select account_id, subject_id, facts from audit
          where tenant_id = $1 and code = 'client.personal_data_taken'`,
        [staff.tenantId],
      )
    ).rows
  const before = (await audits()).length
  await read()
  const lines = await audits()
  expect(lines).toHaveLength(before + 1)
  expect(lines.at(-1)).toEqual({
    account_id: staff.accountId,
    subject_id: person.clientId,
    facts: { orders: 2, pictures: 2 },
  })
})

test('a personal data file requires access to clients of the same business', async () => {
  const clerk = await aStaff(server, staff, { accesses: ['Orders', 'Tickets', 'TicketCreation'] })
  expect((await ask(person.clientId, clerk)).status).toBe(403)
  const reader = await aStaff(server, staff, { accesses: ['Clients'] })
  expect((await ask(person.clientId, reader)).status).toBe(200)
  expect((await ask(person.clientId, await aBusiness(server))).status).toBe(404)
  expect((await ask(staff.tenantId)).status).toBe(404)
})

test('a client without purchases has a file as well', async () => {
  const id = 'aaaaaaaa-0000-7000-8000-000000000001'
  await server.owner.query(
    `insert into client (tenant_id, id, email) values ($1, $2, 'nothing@example.test')`,
    [staff.tenantId, id],
  )
  const { body } = await ask(id)
  const data = PersonalData.parse(JSON.parse(partOf(body as Buffer, 'personal-data.json')))
  expect([data.orders, data.letters, data.activityLog.length]).toEqual([[], [], 0])
})
