import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { openEmail } from '../emails.ts'
import { expect, test } from '../journey.ts'
import { chooseWall, counterMessages, fillClient, pressSell, quantityOf } from '../pages/counter.ts'
import { orderPage } from '../pages/orders.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

test('a free order is cancelled ticket by ticket or as a whole', async ({ page, seller }) => {
  const say = counterMessages('fr')
  const email = `tout.petit.${Date.now()}@example.com`
  await signIn(page, seller, { language: 'fr' })
  const wall = await chooseWall(page, 'fr', 8)
  const before = await wall.left()
  await quantityOf(page, say.toddler).fill('2')
  await fillClient(page, { email })
  await expect(page.getByRole('button', { name: 'Conclure · Gratuit' })).toBeEnabled()
  const { orderReferenceNumber: ref } = await pressSell(page, 'fr')

  await page.getByRole('link', { name: `Commande ${ref}` }).click()
  const cancel = await orderPage(page, 'fr').action('Annuler la commande…')
  await expect(page.getByRole('menuitem', { name: /^Rembourser/ })).toHaveCount(0)
  await cancel.click()
  const question = page.getByRole('dialog', { name: `Annuler la commande ${ref}` })
  // The button is marked as disabled, and shows the reason when it is pressed.
  await question.getByRole('button', { name: 'Annuler la commande' }).press('Enter')
  await expect(question.getByRole('alert')).toContainText(
    'Choisissez Oui ou Non pour chaque billet et réservation.',
  )
  await question.getByRole('button', { name: 'Appliquer les suggestions' }).click()
  await question.getByRole('textbox', { name: 'Motif' }).fill('Vendus par erreur')
  await question.getByRole('button', { name: 'Annuler la commande' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Annulée', { exact: true })).toBeVisible()
  expect(await ask(page, getOrder, { params: { ref } })).toMatchObject({
    status: 'Canceled',
    totalPaid: 0,
    totalRefunded: 0,
  })

  const emailPage = await openEmail(page, email, 'cancellation')
  await expect(emailPage.getByRole('heading', { level: 1 })).toHaveText(
    `Annulation de votre commande ${ref}`,
  )
  await emailPage.close()
  await page.getByRole('link', { name: 'Vendre', exact: true }).click()
  const again = await chooseWall(page, 'fr', 8)
  await expect.poll(again.left).toBe(before)

  // The cancellation was emailed, so reactivated tickets have new codes.
  await page.goto(`/orders/${ref}`)
  await (await orderPage(page, 'fr').action('Réactiver la commande…')).click()
  const offer = page.getByRole('dialog', { name: `Réactiver la commande ${ref}` })
  await offer.getByRole('button', { name: 'Réactiver la commande' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Commande réactivée').first()).toBeVisible()
  expect(await ask(page, getOrder, { params: { ref } })).toMatchObject({
    status: 'CreatedByAdmin',
    can: { cancel: true, reactivate: false },
  })
  const confirmation = await openEmail(page, email, 'order-confirmation')
  await expect(confirmation.getByRole('heading', { level: 1 })).toContainText('Merci')
})
