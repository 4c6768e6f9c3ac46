import { expect, test } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { dialog } from '../pages/form.ts'
import { answeredTicket } from '../seeds/answered-ticket.ts'
import { signIn } from '../sign-in.ts'

test('a ticket is activated and made available, and its answers are corrected; the order shows it', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/orders' })
  const { reference } = await answeredTicket(page, `Camp ${Date.now()}`)
  await page.goto(`/orders/${reference}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^[A-Z0-9-]{6,}$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/tickets\//)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: /^Billet / })).toBeVisible()
  await expect(main).toContainText('Valable en tout temps')
  await expect(main).toContainText('Maëlle Côté')

  // The code opens in a new window.
  const code = page.getByRole('link', { name: 'Code QR' })
  const [picture] = await Promise.all([page.waitForEvent('popup'), code.click()])
  await picture.waitForLoadState()
  expect(
    await picture.locator('img').evaluate((image: HTMLImageElement) => image.width),
  ).toBeGreaterThan(50)
  await picture.close()

  // A double click activates it once.
  await page.getByRole('button', { name: 'Activer' }).dblclick()
  await expect(page.getByText('Billet activé')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Rendre disponible' })).toBeVisible()
  await expect(main).toContainText('Actif')
  await page.getByRole('button', { name: 'Rendre disponible' }).click()
  await expect(page.getByRole('button', { name: 'Activer' })).toBeVisible()
  await expect(main).toContainText('Valable en tout temps')

  await page.getByRole('button', { name: 'Corriger' }).click()
  const form = dialog(page, 'Corriger les réponses')
  await form.getByRole('textbox', { name: 'Allergies' }).fill('Noix')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toHaveCount(0)
  await expect(main).toContainText('Noix')

  await page.getByRole('link', { name: `Commande ${reference}` }).click()
  const history = page.getByRole('region', { name: 'Historique' })
  await expect(history).toContainText('Réponses du billet corrigées')
  await expect(history).toContainText('Billet rendu disponible')
  await expect(history).toContainText('Billet activé')
  await expect(history).not.toContainText('Noix')
  await expect(page.getByRole('region', { name: 'Formulaires' })).toContainText('Noix')
})

for (const { name, language, use, isPhone } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)
    test('the page of a ticket is accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language })
      const { ticketId } = await answeredTicket(page, `Camp ${Date.now()}`)
      await page.goto(`/tickets/${ticketId}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Billet|Ticket) \w{6,}$/)
      await expectAccessible(page, 'ticket')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'ticket: small targets').toEqual([])
      await page.getByRole('button', { name: /^(Corriger|Correct)$/ }).click()
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
      await expectAccessible(page, 'ticket, answers')
    })
  })
