import fs from 'node:fs/promises'
import { activateTickets } from '@guichet/contract/tickets/activate-tickets.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { dialog } from '../pages/form.ts'
import { ordersOf } from '../seeds/clients.ts'
import { inDays } from '../seeds/days.ts'
import { ownActivity, ownSlots, sellSlot } from '../seeds/own-activity.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const family = () => `Tremblay-${Date.now().toString(36)}`
const actions = (page: Page) =>
  page.getByRole('button', {
    name: /^(Agir sur toute la liste|Act on the whole list|Plus d’actions|More actions)$/,
  })
const tray = (page: Page) => page.getByRole('button', { name: /^(Opérations|Operations|Recent)/ })
/** The newest operation of this kind in the open tray. */
const newest = (page: Page, kind: string) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: kind }).first()
const results = (page: Page) => page.getByRole('list', { name: /^(Résultats|Results)$/ })

test('the confirmations of a search are resent; an order without an email shows the reason', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/orders' })
  const name = family()
  const [first, , anonymous] = await ordersOf(page, name, [
    'a@example.test',
    'b@example.test',
    null,
  ])
  await page.goto(`/orders?q=${name}`)
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await actions(page).click()
  await page.getByRole('menuitem', { name: 'Renvoyer les confirmations…' }).click()
  const asked = dialog(page, 'Renvoyer la confirmation de 3 commandes?')
  await expect(asked.getByRole('button', { name: 'Annuler' })).toBeFocused()

  // Another sale changes the number: nothing is sent before the clerk has seen it.
  await ordersOf(page, name, ['c@example.test'])
  await asked.getByRole('button', { name: 'Renvoyer' }).click()
  const again = dialog(page, 'Renvoyer la confirmation de 4 commandes?')
  await expect(again.getByRole('alert')).toContainText('compte maintenant 4')
  await again.getByRole('button', { name: 'Renvoyer' }).dblclick()
  await expect(page.getByText('Renvoi des confirmations commencé')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await tray(page).click()
  await expect(newest(page, 'Renvoi de confirmations')).toContainText('Terminé')
  await newest(page, 'Renvoi de confirmations').getByText('Voir le détail').click()
  await expect(results(page).getByRole('listitem')).toHaveCount(4)
  await expect(results(page).getByRole('listitem').first()).toContainText(
    anonymous!.orderReferenceNumber,
  )
  await expect(results(page).getByRole('listitem').first()).toContainText('Rien à envoyer')
  await page.getByRole('button', { name: 'Faits (3)' }).click()
  await expect(results(page).getByRole('listitem')).toHaveCount(3)
  await results(page).getByRole('link', { name: first!.orderReferenceNumber }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText(
    'Courriel de commande renvoyé',
  )
})

test('the tickets of a search are activated, except active ones; dated ones become reschedulable', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/tickets' })
  const name = family()
  const [order] = await ordersOf(page, name, ['d@example.test'])
  const [already] = order!.ticketPublicIds.split(',')
  await ask(page, activateTickets, { body: { tickets: [{ publicId: already! }] } })
  await page.goto(`/tickets?q=${name}`)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await actions(page).click()
  await page.getByRole('menuitem', { name: 'Activer les billets…' }).click()
  await dialog(page, 'Activer 2 billets maintenant?')
    .getByRole('button', { name: 'Activer' })
    .click()
  await tray(page).click()
  await expect(newest(page, 'Activation de billets')).toContainText('Terminé')
  await newest(page, 'Activation de billets').getByText('Voir le détail').click()
  await expect(page.getByRole('button', { name: 'Refusés (1)' })).toBeVisible()
  await expect(results(page).getByRole('listitem').first()).toContainText('Refusé')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  const began = page.locator('tbody tr td:nth-child(6)')
  await expect(began).toHaveText([/^\d{4}-/, /^\d{4}-/])

  const own = await ownActivity(page, `Tube ${Date.now()}`)
  await ownSlots(page, own, { date: inDays(9), times: [['10:00', '11:00']] })
  const dated = await sellSlot(page, own, { date: inDays(9), begin: '10:00', quantity: 2 })
  await page.goto(`/tickets?q=${dated.orderReferenceNumber}`)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await actions(page).click()
  await page.getByRole('menuitem', { name: 'Rendre reportables…' }).click()
  const asked = dialog(page, 'Rendre 2 billets reportables?')
  await expect(asked.getByRole('button', { name: 'Rendre reportables' })).toBeDisabled()
  await asked.getByRole('textbox', { name: 'Raison, dite aux clients' }).fill('Vent violent')
  await asked.getByRole('button', { name: 'Rendre reportables' }).click()
  await expect(page.getByText('Report des billets commencé')).toBeVisible()
  await tray(page).click()
  await expect(newest(page, 'Report de billets')).toContainText('Terminé')
  await newest(page, 'Report de billets').getByRole('link', { name: 'Voir le détail' }).click()
  await expect(page.getByRole('main')).toContainText('Vent violent')
})

test('orders and tickets of a search are exported to files, which stay in the tray', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr', path: '/orders' })
  const name = family()
  const [order] = await ordersOf(page, name, ['f@example.test', null])
  await page.goto(`/orders?q=${name}`)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await actions(page).click()
  await page.getByRole('menuitem', { name: 'Fichier CSV en arrière-plan' }).click()
  await expect(page.getByText('Fichier en préparation')).toBeVisible()
  // The file is written while the user works on other pages.
  await page.getByRole('link', { name: 'Vendre', exact: true }).click()
  await tray(page).click()
  const file = newest(page, 'Fichier de commandes')
  await expect(file).toContainText('Terminé')
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('button', { name: /^Télécharger/ }).click(),
  ])
  expect(taken.suggestedFilename()).toBe('orders.csv')
  const text = await fs.readFile((await taken.path())!, 'utf8')
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain(order!.orderReferenceNumber)
  expect(text).toContain('Créée au comptoir')

  await page.goto(`/tickets?q=${name}`)
  await expect(page.locator('tbody tr')).toHaveCount(4)
  await actions(page).click()
  await page.getByRole('menuitem', { name: 'Fichier Excel en arrière-plan' }).click()
  await tray(page).click()
  await expect(newest(page, 'Fichier de billets')).toContainText('4 sur 4')
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    newest(page, 'Fichier de billets')
      .getByRole('button', { name: /^Télécharger/ })
      .click(),
  ])
  expect(sheet.suggestedFilename()).toBe('tickets.xlsx')
})

test('a list that is empty offers no action', async ({ page, seller }) => {
  await signIn(page, seller, { language: 'fr', path: '/orders?q=introuvable-du-tout' })
  await expect(page.getByText('Aucune commande').first()).toBeVisible()
  await actions(page).click()
  await expect(page.getByText('La liste est vide.')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Renvoyer les confirmations…' })).toBeDisabled()
})

for (const { name: look, language, use, isPhone } of journeyLooks('desk'))
  test.describe(look, () => {
    test.use(use)
    test('a bulk action on the orders of a search, and its results, are accessible', async ({
      page,
      seller,
    }) => {
      await signIn(page, seller, { language, path: '/orders' })
      const name = family()
      await ordersOf(page, name, ['e@example.test', null])
      await page.goto(`/orders?q=${name}`)
      await actions(page).click()
      await expectAccessible(page, 'orders, actions on all')
      await page.getByRole('menuitem', { name: /^(Renvoyer|Resend)/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'orders, resending all')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Renvoyer|Resend)$/ })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await tray(page).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(
        /Terminé|Done/,
      )
      await page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: /Renvoi|Resending/ })
        .first()
        .getByText(/^(Voir le détail|See the details)$/)
        .click()
      await expect(results(page).getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page, 'results of an action')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'small targets').toEqual([])
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/bulk-${look}.png` })
    })
  })
