import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible } from '../look.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, slotsOn } from '../seeds/own-activity.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

/** Sells two tickets of one activity and one of another on a day, and publishes the next day. */
async function aVisitOfTwo(page: Page) {
  const name = `Sortie ${Date.now()}`
  const own = await ownActivity(page, name)
  const other = await ownActivity(page, `${name} du soir`)
  const [date, next] = [inDays(5), inDays(6)]
  for (const day of [date, next])
    await ownSlots(page, own, { date: day, times: [['09:00', '10:00']] })
  await ownSlots(page, other, { date, times: [['19:00', '21:00']] })
  await ownSlots(page, other, { date: next, times: [['20:00', '22:00']] })
  const lines = []
  for (const [activity, quantity] of [
    [own, 2],
    [other, 1],
  ] as const) {
    const [{ activationDateTimeUtc, timeslotBegin, timeslotEnd }] = (await slotsOn(
      page,
      activity,
      date,
    )) as [Awaited<ReturnType<typeof slotsOn>>[number]]
    lines.push({
      productId: activity.productId,
      quantity,
      activationDateTimeUtc,
      timeslotBegin,
      timeslotEnd,
    })
  }
  const { orderReferenceNumber: reference } = await ask(page, sell, {
    body: { tickets: lines, payment: { method: 'cash' } },
  })
  return { name, reference, date, next }
}

test('a whole order moves to another day at once: hours that the day has are kept, others are asked for', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  const { name, reference, date, next } = await aVisitOfTwo(page)
  await page.goto(`/orders/${reference}/edit`)
  await page.getByRole('button', { name: 'Déplacer toute la commande' }).click()
  const form = page.getByRole('dialog')
  const save = form.getByRole('button', { name: 'Déplacer 3 billets' })
  await expect(form).toContainText('Rien ne change encore.')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await form.locator(`input[value="${next}"]`).check({ force: true })
  await expect(form).toContainText('19:00')
  await expect(form.getByRole('button', { name: '19:00 → 20:00' })).toBeVisible()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page, 'a whole order that moves')
  await form.getByRole('button', { name: '19:00 → 20:00' }).click()
  const fromTo = [
    `${name}\u00a0: ${date} 09:00–10:00 → ${next} 09:00–10:00`,
    `${name} du soir\u00a0: ${date} 19:00–21:00 → ${next} 20:00–22:00`,
  ]
  for (const line of fromTo) await expect(form).toContainText(line)
  await save.dblclick()
  await expect(page.getByText('3 billets modifiés')).toHaveCount(1)
  await expect(form).toHaveCount(0)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: `${next} 09:00–10:00` })).toHaveCount(2)
  await expect(rows.filter({ hasText: `${next} 20:00–22:00` })).toHaveCount(1)
})
