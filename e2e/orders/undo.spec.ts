import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { expect, test } from '../journey.ts'
import { chooseWall, counterMessages, fillClient, pressSell, quantityOf } from '../pages/counter.ts'
import { orderPage } from '../pages/orders.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

test('the cancellation of a free order is undone from another page', async ({ page, seller }) => {
  const say = counterMessages('fr')
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 8)
  await quantityOf(page, say.toddler).fill('2')
  await fillClient(page, { email: `defaire.${Date.now()}@example.com` })
  await expect(page.getByRole('button', { name: 'Conclure · Gratuit' })).toBeEnabled()
  const { orderReferenceNumber: ref } = await pressSell(page, 'fr')
  await page.getByRole('link', { name: `Commande ${ref}` }).click()
  const cancel = async () => {
    await (await orderPage(page, 'fr').action('Annuler la commande…')).click()
    const question = page.getByRole('dialog', { name: `Annuler la commande ${ref}` })
    await question.getByRole('button', { name: 'Appliquer les suggestions' }).click()
    await question.getByRole('textbox', { name: 'Motif' }).fill('Erreur')
    await question.getByRole('button', { name: 'Annuler la commande' }).click()
    await expect(question).toHaveCount(0)
  }
  const statusOf = async () => (await ask(page, getOrder, { params: { ref } })).status
  const undo = page.getByRole('button', { name: 'Défaire' })

  await cancel()
  await expect(undo).toBeVisible()
  expect(await statusOf()).toBe('Canceled')
  await page.getByRole('link', { name: 'Commandes', exact: true }).click()
  await undo.dblclick()
  await expect(page.getByText('Commande réactivée')).toHaveCount(1)
  await expect(undo).toHaveCount(0)
  expect(await ask(page, getOrder, { params: { ref } })).toMatchObject({
    status: 'CreatedByAdmin',
    mails: [{ kind: 'order-confirmation' }, { kind: 'cancellation', state: 'withdrawn' }],
  })

  // With the keyboard, wherever the focus is.
  await page.goto(`/orders/${ref}`)
  await cancel()
  await expect(undo).toBeVisible()
  await page.keyboard.press('Control+Z')
  await expect.poll(statusOf).toBe('CreatedByAdmin')
  await expect(page.getByRole('main').getByText('Annulée', { exact: true })).toHaveCount(0)

  // Without a press the notice disappears and the cancellation stays.
  await cancel()
  await expect(undo).toBeVisible()
  await expect(undo).toHaveCount(0, { timeout: 12_000 })
  expect(await statusOf()).toBe('Canceled')
})

test('the cancellation of free tickets is undone on the page where they were chosen', async ({
  page,
  seller,
}) => {
  const say = counterMessages('fr')
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 8)
  await quantityOf(page, say.toddler).fill('2')
  await expect(page.getByRole('button', { name: 'Conclure · Gratuit' })).toBeEnabled()
  const { orderReferenceNumber: ref } = await pressSell(page, 'fr')
  const voided = async () => {
    const { status, invoice } = await ask(page, getOrder, { params: { ref } })
    const units = invoice.entries.flatMap(({ units: some }) => some ?? [])
    return [status, units.filter(({ isTicketVoided }) => isTicketVoided).length]
  }
  await page.goto(`/orders/${ref}/refund`)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('textbox', { name: 'Motif' }).fill('Erreur')
  await page.getByRole('button', { name: /^Annuler les billets sélectionnés/ }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('combobox').selectOption({ index: 1 })
  await question
    .getByRole('button', { name: /^Annuler/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Annulation enregistrée' })).toBeVisible()
  expect(await voided()).toEqual(['PartialRefundCompleted', 1])
  await page.getByRole('button', { name: 'Défaire' }).dblclick()
  await expect(page.getByText('Annulation défaite')).toHaveCount(1)
  expect(await voided()).toEqual(['CreatedByAdmin', 0])
  await expect(page.getByRole('textbox', { name: 'Motif' })).toHaveValue('Erreur')
})
