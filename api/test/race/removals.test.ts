import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { removeOccurrence } from '@guichet/contract/timetables/remove-availability.ts'
import { restoreRemoved } from '@guichet/contract/timetables/restore-removed.ts'
import { afterAll, expect, test } from 'vitest'
import { aTimetable, slotOn } from '../factories/catalogue/timetables.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { firstDate, morningCounts, morningSale } from './morning-slot.ts'
import { inFlight, openRace, reach, tally } from './processes.ts'

const { server, staff, baseOf, close } = await openRace()
afterAll(close)

test('a removal is undone once by concurrent requests while the slot is being sold', async () => {
  for (let round = 0; round < 10; round++) {
    const { activityId, productId } = await aTimetable(server, staff)
    const slot = await slotOn(server, staff, activityId, firstDate)
    const params = { id: slot.timetablePublicId, availabilityId: slot.availabilityPublicId }
    const { body: removed } = await reach(baseOf(0), staff, removeOccurrence, {
      params,
      query: { date: firstDate },
      key: newKey(),
    })
    const { removedDateTimeUtc, version } = removed as {
      removedDateTimeUtc: string
      version: number
    }
    const body = { removedDateTimeUtc, version }
    // A double click reuses its key; another person has another key.
    const clicked = newKey()
    const answers = await inFlight(24, 24, (i) =>
      i % 2 === 0
        ? reach(baseOf(i), staff, sell, { ...morningSale(productId), key: newKey() })
        : reach(baseOf(i), staff, restoreRemoved, {
            params,
            body,
            key: i % 4 === 1 ? clicked : newKey(),
          }),
    )
    const back = answers.filter((_, i) => i % 2 === 1)
    const won = back.filter(({ status }) => status === 200)
    for (const { body: reply } of won) expect(reply).toEqual(won[0]!.body)
    expect([1, 6]).toContain(won.length)
    expect(
      tally(back.flatMap(({ status, body: { type } }) => (status === 200 ? [] : type)) as never),
    ).toEqual({ StaleVersion: 12 - won.length })
    const sales = tally(answers.flatMap(({ status }, i) => (i % 2 === 0 ? status : [])))
    expect(Object.keys(sales).filter((status) => !/^(200|409)$/.test(status))).toEqual([])
    expect(await morningCounts(server, activityId)).toEqual({
      quantity: 20,
      taken: sales[200] ?? 0,
      overbooked: 0,
    })
  }
  expect(await violations(server.owner)).toEqual([])
})
