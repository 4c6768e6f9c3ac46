import { expect, test } from 'vitest'
import { clientLinks } from '../factories/client-links.ts'
import { useBusiness, useTestServer } from '../use-server.ts'
import { linkVisitor } from './link-visitor.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { aLink, takenOf } = clientLinks(server, staff)
const { get, post, texts } = linkVisitor(server)

type Fields = [string, string][]
const chosen = (ticketIds: readonly string[], time: string): Fields => [
  ['group', '0'],
  ...ticketIds.map((id): [string, string] => ['ticket', id]),
  ['time', time],
]

test('the page shows the reason, the lost tickets and the free days; a day shows its times', async () => {
  const { day, token, ticketIds } = await aLink()
  const path = `/b/-/reschedule/${token}`
  const first = await get(path)
  expect([first.statusCode, first.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
  for (const text of ['Vent trop fort', 'Date à choisir', 'Pour quels billets?'])
    expect(texts(first.body)).toContain(text)
  // The days of this calendar are more than a year after the clock of the server.
  const query = new URLSearchParams([
    ['group', '0'],
    ...ticketIds.map((id): [string, string] => ['ticket', id]),
  ])
  const { body } = await get(`${path}?${query}&from=2030-01-20`)
  for (const text of ['Jour', 'Premières dates']) expect(texts(body)).toContain(text)
  expect(body).not.toContain('name="time"')
  const [, date = ''] = [...body.matchAll(/value="([\d-]+)" class="chip"/g)].at(-1) ?? []
  const ofDay = await get(`${path}?${query}&day=${date}&shownFrom=2030-01-20`)
  expect(ofDay.body).toContain(`value="${day.other.slotId}"`)
  expect(ofDay.body).toContain(`aria-pressed="true"`)
  expect(ofDay.body).toContain('Confirmer pour les billets cochés')
})

test('the checked tickets stay checked when a day is chosen', async () => {
  const { token, ticketIds } = await aLink()
  const query = `group=0&ticket=${ticketIds[1]}&day=2030-02-09`
  const { body } = await get(`/b/-/en/reschedule/${token}?${query}`)
  const boxes = [...body.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box)
  const checked = boxes.filter((box) => box.includes('checked'))
  expect(boxes).toHaveLength(2)
  expect(checked).toHaveLength(1)
  expect(checked[0]).toContain(ticketIds[1])
  const none = await get(`/b/-/en/reschedule/${token}?group=0&day=2030-02-09`)
  expect(none.body).not.toContain('name="day" value')
})

test('two presses in two tabs are one choice, and the page says that it is confirmed', async () => {
  const { day, token, ticketIds } = await aLink()
  const path = `/b/-/reschedule/${token}`
  const press = () => post(`${path}/choice`, chosen(ticketIds, day.other.slotId))
  for (const { statusCode, headers } of await Promise.all([press(), press(), press()]))
    expect([statusCode, headers.location]).toEqual([303, path])
  expect(await takenOf(day.other.slotId)).toBe(2)
  const { body } = await get(path)
  for (const text of ['C’est confirmé. Merci!', 'Nouvelle date choisie', 'code QR'])
    expect(texts(body)).toContain(text)
  expect(body).not.toContain('<form')
})

test('an answer that cannot be is said in the form, with what was checked', async () => {
  const { day, token, ticketIds } = await aLink({ otherCapacity: 1 })
  const path = `/b/-/en/reschedule/${token}`
  const taken = await post(`${path}/choice`, chosen(ticketIds, day.other.slotId))
  expect(taken.statusCode).toBe(400)
  expect(taken.body).toContain('Those spots were just taken.')
  expect(taken.body).toContain('No date has enough spots')
  const cases: [Fields, string][] = [
    [chosen([], day.other.slotId), 'Check at least one ticket.'],
    [[['group', '0']], 'Check at least one ticket.'],
    [chosen(ticketIds, day.other.slotId).slice(0, -1), 'Choose a time.'],
    [chosen(ticketIds, 'nowhere'), 'Nothing was changed.'],
    [chosen(['abc'], day.other.slotId), 'Nothing was changed.'],
  ]
  for (const [form, text] of cases) {
    const { statusCode, body } = await post(`${path}/choice`, form)
    expect([statusCode, body.includes(text)], text).toEqual([400, true])
  }
  expect(await takenOf(day.other.slotId)).toBe(0)
  const moved = await post(`${path}/choice`, chosen(ticketIds.slice(0, 1), day.other.slotId))
  expect(moved.statusCode).toBe(303)
  const late = await post(`${path}/choice`, chosen(ticketIds.slice(0, 1), day.slot.slotId))
  expect(late.body).toMatch(/just (changed|taken)/)
})

test('a refund is asked for once, and a date that is chosen later withdraws it', async () => {
  const { day, token, ticketIds } = await aLink()
  const path = `/b/-/reschedule/${token}`
  const form = chosen(ticketIds, '').slice(0, -1)
  for (const { statusCode } of await Promise.all([1, 2].map(() => post(`${path}/refund`, form))))
    expect(statusCode).toBe(303)
  const { body } = await get(path)
  expect(texts(body)).toContain('Remboursement demandé')
  expect(texts(body)).toContain('Demande envoyée.')
  await post(`${path}/choice`, chosen(ticketIds, day.other.slotId))
  expect((await get(path)).body).toContain('C’est confirmé. Merci!')
})

test('a changed token, ids of another order and a form of another site change nothing', async () => {
  const mine = await aLink()
  const stranger = await aLink()
  const wrong = `${mine.token.slice(0, -2)}AA`
  for (const token of [wrong, '-', 'x'.repeat(600)]) {
    const { statusCode, body } = await get(`/b/-/reschedule/${token}`)
    expect([400, 404]).toContain(statusCode)
    expect(body).toContain('Ce lien n’est plus valable')
  }
  const english = await server.app.http.inject({
    url: `/b/-/reschedule/${wrong}?language=own`,
    headers: { 'accept-language': 'en-CA' },
  })
  expect(english.body).toContain('This link is no longer valid')
  const path = `/b/-/reschedule/${mine.token}`
  const form = chosen(stranger.ticketIds, stranger.day.other.slotId)
  expect((await post(`${path}/choice`, form)).statusCode).toBe(404)
  const own = chosen(mine.ticketIds, mine.day.other.slotId)
  const foreign = await post(`${path}/choice`, own, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
  expect(await takenOf(mine.day.other.slotId)).toBe(0)
})

test.each(['day=2030-02-31', 'from=x', 'group=9&ticket=abc', 'ticket=abc', 'group=0&ticket=abc'])(
  'a changed address is no error: %s',
  async (query) => {
    const { token } = await aLink()
    expect((await get(`/b/-/reschedule/${token}?${query}`)).statusCode).toBe(200)
  },
)
