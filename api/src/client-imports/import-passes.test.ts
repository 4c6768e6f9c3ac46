import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { checkFigures } from '@guichet/contract/cross-check/check-figures.ts'
import { getStatistics } from '@guichet/contract/dashboard/get-statistics.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { createReport, getReport } from '@guichet/contract/reports/create-report.ts'
import { findEverything } from '@guichet/contract/search/find-everything.ts'
import { afterEach, expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { importsOf, inOrder } from '../../test/factories/input/client-imports.ts'
import { useImportWork } from '../../test/factories/input/import-work.ts'
import { aSeason, seasonImportsOf } from '../../test/factories/input/season-imports.ts'
import { erasingOf } from '../../test/factories/sales/erasing.ts'
import { aGate } from '../../test/factories/sales/gate.ts'
import { aStaff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { addDays, localDateOf, startOfDay } from '../platform/values/zoned-time.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { buys } = clientsOf(server, staff)
const work = useImportWork(server)
const { begin, importing, look, passesOf, ticketOf, orderOf } = seasonImportsOf(server, staff, work)
afterEach(async () => expect(await violations(server.owner)).toEqual([]))

const timeZone = 'America/Toronto'
const today = localDateOf(new Date().toISOString(), timeZone)
const until = addDays(today, 120)

test('a pass of another system continues here: its order, its ticket and its code', async () => {
  const { adult: pass, activity, family, emailOf } = await aSeason(server, staff)
  const tried = await importing([
    [emailOf('zoe'), 'Zoé', family, pass, '', until, '', '', `ABO-${family}77`],
  ])
  expect([tried.outcomes.new, tried.passes]).toEqual([1, { new: 1, known: 0 }])

  const [row, ...others] = await passesOf(family)
  expect(others).toEqual([])
  const ticket = await ticketOf(row!.publicId)
  expect(ticket).toMatchObject({
    category: 'season_pass',
    description: { fr: activity },
    title: { fr: 'Adulte' },
    displayedStatus: 'Active',
    formerNumber: `ABO-${family}77`,
    activePeriodStartDateTimeUtc: startOfDay(today, timeZone),
    activePeriodStopDateTimeUtc: new Date(
      Date.parse(startOfDay(addDays(until, 1), timeZone)) - 1,
    ).toISOString(),
    owners: [{ label: { fr: 'Titulaire' }, firstName: 'Zoé', lastName: family }],
    buyer: { email: emailOf('zoe') },
  })
  const order = await orderOf(ticket.orderReferenceKey)
  expect(order).toMatchObject({
    status: 'Completed',
    isTakenOver: true,
    payments: [],
    mails: [],
    totalPaid: 0,
    invoice: {
      finalCost: 0,
      taxes: { total: 0, items: [] },
      fees: { total: 0 },
      entries: [{ kind: 'season_pass', count: 1, price: 0 }],
    },
  })
  const history = await send(server, staff, getOrderHistory, {
    params: { ref: order.publicId },
  })
  expect(history.body.items.map(({ code, actorName }) => [code, actorName])).toEqual([
    ['order.taken_over', expect.any(String)],
  ])
  // By the number of the card that its holder still has.
  expect((await passesOf(`abo-${family}77`)).map(({ publicId }) => publicId)).toEqual([
    ticket.publicId,
  ])
  const everything = await send(server, staff, findEverything, {
    query: { term: `ABO-${family}77` },
  })
  expect(everything.body.groups).toMatchObject([{ kind: 'ticket', total: 1 }])
  const gate = await aGate(server, staff)
  expect(await gate.scan(ticket.barcode)).toMatchObject({ result: 'accepted' })
  const { rows } = await server.owner.query(
    `select from mail where order_id = $1 union all select from payment where order_id = $1
      union all select from posting where order_id = $1 union all
      select from claim c join unit u on u.id = c.unit_id where u.order_id = $1`,
    [order.publicId],
  )
  expect(rows).toEqual([])
})

test('a family has several passes by one email; a second import creates none again', async () => {
  const { adult: pass, child, family: name, emailOf } = await aSeason(server, staff)
  const rows = [
    [emailOf('famille'), 'Zoé', name, pass, '', until],
    [emailOf('famille'), 'Guy', name, child, '', until],
    [emailOf('famille'), '', '', child, '', until, 'Éva', name],
    [emailOf('famille'), 'Guy', name, child, '', until],
    [emailOf('autre'), 'Léa', name, '', '', ''],
  ]
  const first = await importing(rows)
  expect([first.outcomes, first.passes]).toEqual([
    { new: 2, completes: 0, known: 0, again: 2, refused: 1 },
    { new: 3, known: 0 },
  ])
  expect(first.refused).toMatchObject([
    { rowNumber: 5, problems: [{ field: 'pass', rule: 'passTwice' }] },
  ])
  const passes = await passesOf(name.toLowerCase())
  expect(passes.map(({ title: { fr } }) => fr).sort()).toEqual(['Adulte', 'Enfant', 'Enfant'])
  const holders = await holdersOf(passes.map(({ publicId }) => publicId))
  expect(holders.sort()).toEqual(['Guy', 'Zoé', 'Éva'])

  const second = await importing(rows)
  expect([second.outcomes, second.passes]).toEqual([
    { new: 0, completes: 0, known: 2, again: 2, refused: 1 },
    { new: 0, known: 3 },
  ])
  expect(await passesOf(name.toLowerCase())).toHaveLength(3)
  // Another season of the same pass is another pass.
  const next = await importing([[emailOf('famille'), 'Zoé', name, pass, '', addDays(until, 365)]])
  expect(next.passes).toEqual({ new: 1, known: 0 })
  expect(await passesOf(name.toLowerCase())).toHaveLength(4)
})
async function holdersOf(ids: readonly string[]) {
  const names: string[] = []
  for (const id of ids) names.push((await ticketOf(id)).owner.firstName!)
  return names
}

test('each row reports the faults of its pass, in the language of the reader', async () => {
  const { adult: pass, activity, emailOf } = await aSeason(server, staff)
  const { tried } = await begin([
    [emailOf('a'), '', '', 'Deltaplane', '', until],
    [emailOf('b'), '', '', activity, '', until],
    [emailOf('c'), '', '', pass, '', addDays(today, -1)],
    [emailOf('d'), '', '', pass, addDays(until, 1), until],
    [emailOf('e'), '', '', pass, '', 'bientôt'],
    [emailOf('f'), '', '', '', '', until],
    ['', '', '', pass, '', until],
  ])
  expect(tried.passes).toEqual({ new: 0, known: 0 })
  expect(
    tried.refused.map(({ problems }) => problems.map(({ field, rule }) => [field, rule])),
  ).toEqual([
    [['pass', 'passUnknown']],
    [['pass', 'passAmbiguous']],
    [['passUntil', 'passOver']],
    [['passUntil', 'passOrder']],
    [['passUntil', 'date']],
    [['pass', 'required']],
    [['email', 'required']],
  ])
  expect(tried.refused[1]!.problems[0]!.detail).toBe(
    `Plusieurs passes de saison portent ce nom\u00a0: ${activity} – Adulte, ${activity} – Enfant`,
  )
})

test('reports and the dashboard do not change', async () => {
  const { adult: pass, emailOf } = await aSeason(server, staff)
  const period = { startDate: today, endDate: today }
  const figures = async () => {
    const { body: report } = await send(server, staff, createReport, {
      body: { title: 'Jour', ...period },
    })
    const read = await send(server, staff, getReport, {
      params: { id: report.publicId },
      query: {},
    })
    const statistics = await send(server, staff, getStatistics, {
      body: { startDate: today, endDate: addDays(today, 1) },
    })
    const { reportSummary, sales, paymentMethods } = read.body
    const { period: tiles, sales: sold } = statistics.body
    return { reportSummary, sales, paymentMethods, tiles, sold }
  }
  await buys({ email: emailOf('payeur') })
  const before = await figures()
  await importing([[emailOf('repris'), 'Zoé', 'Sans', pass, '', until]])
  expect(await figures()).toEqual(before)
  expect((await send(server, staff, checkFigures, { body: period })).body.differences).toEqual([])
})

test('each pass is written once after a crash, and with two concurrent imports of one file', async () => {
  const { adult: pass, family, emailOf } = await aSeason(server, staff)
  const rows = Array.from({ length: 120 }, (_, i) => [
    emailOf(`c${i % 60}`),
    `Prénom${i}`,
    family,
    pass,
    '',
    until,
  ])
  const once = await begin(rows)
  expect(once.tried.passes.new).toBe(120)
  const twice = await begin(rows)
  expect(twice.tried.passes.new).toBe(120)
  await work(1)
  expect((await look(once.id)).done + (await look(twice.id)).done).toBe(50)
  // On a busy host a batch may wait too long for the clients of the other import, and is repeated.
  await expect
    .poll(
      async () => {
        await server.owner.query('update job set run_at = clock_timestamp() where ended_at is null')
        await Promise.all([work(), work()])
        return [(await look(once.id)).done, (await look(twice.id)).done]
      },
      { timeout: 30_000 },
    )
    .toEqual([120, 120])
  const { rows: tickets } = await server.owner.query(
    `select t.owner -> 0 ->> 'firstName' as name from ticket t
      join orders o on (o.tenant_id, o.id) = (t.tenant_id, t.order_id)
      where o.is_taken_over and o.last_name = $1`,
    [family],
  )
  expect(new Set(tickets.map(({ name }) => name as string)).size).toBe(120)
  expect(tickets).toHaveLength(120)
}, 60_000)

test('a pass whose name no longer exists when it is written is rejected, and the rest continues', async () => {
  const { adult: pass, child, adultId, emailOf } = await aSeason(server, staff)
  const { id } = await begin([
    [emailOf('parti'), 'Zoé', 'Partie', pass, '', until],
    [emailOf('reste'), 'Guy', 'Resté', child, '', until],
  ])
  await server.owner.query(
    `update product set title = '{"fr": "Aîné", "en": "Senior"}' where id = $1`,
    [adultId],
  )
  await work()
  const after = await look(id)
  expect([after.done, after.outcomes.refused, after.passes.new]).toEqual([1, 1, 1])
  expect(after.refused).toMatchObject([{ problems: [{ rule: 'passUnknown' }] }])
})

test('a client with taken-over passes is merged, cancelled and erased as any other', async () => {
  const { adult: pass, family, emailOf } = await aSeason(server, staff)
  const row = [emailOf('vieux'), 'Zoé', family, pass, '', until, '', '', `N-${family}55`]
  await importing([row])
  const [ticket] = await passesOf(`n-${family}55`)
  const kept = await buys({ email: emailOf('neuf') })
  const { userId, orderReferenceKey, orderPublicId } = await ticketOf(ticket!.publicId)
  const merged = await send(server, staff, mergeClient, {
    params: { profilePublicId: kept.clientId },
    body: { mergedProfilePublicId: userId! },
    key: newKey(),
  })
  expect(merged.status).toBe(200)
  // Under the previous email: the same client, the same pass.
  expect((await importing([row])).passes).toEqual({ new: 0, known: 1 })
  const refund = await send(server, staff, refundOrder, {
    body: {
      orderPublicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Déménagement',
      ticketPublicIdsToBeDeleted: [ticket!.publicId],
    },
    key: newKey(),
  })
  expect([refund.status, (await ticketOf(ticket!.publicId)).isVoided]).toEqual([200, true])
  // A pass that was cancelled here is not created again.
  expect((await importing([row])).passes).toEqual({ new: 0, known: 1 })

  const { erase } = erasingOf(server, staff)
  expect((await erase(kept.clientId, emailOf('neuf'))).status).toBe(200)
  expect(await passesOf(`n-${family}55`)).toEqual([])
  expect(await ticketOf(ticket!.publicId)).toMatchObject({
    formerNumber: null,
    owners: [{ firstName: '' }],
  })
  expect((await orderOf(orderReferenceKey)).isTakenOver).toBe(true)
})

test('only main staff take passes over; access to clients is enough to import clients', async () => {
  const clerk = await aStaff(server, staff, { accesses: ['Clients', 'TicketCreation'] })
  const ofClerk = importsOf(server, clerk)
  const { publicId: id } = (await ofClerk.upload('courriel,passe\na@b.example.test,Or\n')).body
  expect((await ofClerk.check(id, inOrder('email', 'pass'))).body).toMatchObject({
    type: 'Restricted',
    restriction: 'TakingOver',
  })
  expect((await ofClerk.check(id, inOrder('email'))).status).toBe(200)
  // An import checked by main staff must be started by main staff.
  const { adult } = await aSeason(server, staff)
  const csv = `courriel,passe,fin\nclerk@b.example.test,${adult},${until}\n`
  const checked = (await ofClerk.upload(csv)).body.publicId
  const reading = inOrder('email', 'pass', 'passUntil')
  expect((await importsOf(server, staff).check(checked, reading)).status).toBe(200)
  expect((await ofClerk.start(checked, 1)).body).toMatchObject({ type: 'Restricted' })
})
