import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { soldPass } from '../seeds/sold-pass.ts'
import { signIn } from '../sign-in.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
test('a staff note is added to an order; its client is corrected and gets the order', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  const { reference } = await soldPass(page, ['Maëlle'])
  await page.goto(`/orders/${reference}`)
  const notes = region(page, 'Notes du personnel')
  const text = `Rappeler ${Date.now()}`
  await notes.getByLabel('Nouvelle note').fill(text)
  await notes.getByRole('button', { name: 'Ajouter la note' }).dblclick()
  await expect(notes.getByText(text)).toHaveCount(1)
  await expect(notes.getByLabel('Nouvelle note')).toHaveValue('')
  await expect(region(page, 'Historique').getByText('Note ajoutée').first()).toBeVisible()
  const note = notes.getByRole('listitem').filter({ hasText: text })
  await note.getByRole('button', { name: 'Modifier la note' }).click()
  await page.getByLabel('Texte').fill(`${text}, fait`)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(notes.getByText(`${text}, fait`)).toBeVisible()
  await page.reload()
  await expect(notes.getByText(`${text}, fait`)).toBeVisible()
  await notes
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Supprimer la note' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la note' }).click()
  await expect(notes.getByText(`${text}, fait`)).toHaveCount(0)

  const client = region(page, 'Client')
  const email = `corrige-${Date.now()}@exemple.test`
  await client.getByRole('button', { name: 'Corriger le client' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Courriel', { exact: true }).fill('sans-arobase')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toContainText('courriel')
  await dialog.getByLabel('Courriel', { exact: true }).fill(email)
  await dialog.getByLabel('Nom', { exact: true }).fill('D’Amours')
  await dialog.getByLabel('Renvoyer la commande à ce courriel').check()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(client).toContainText('D’Amours')
  await expect(client).toContainText(email)
  await expect(region(page, 'Courriels')).toContainText(email)
  await expect(region(page, 'Historique')).toContainText('Client corrigé')
  await page.goto(`/orders?q=${email}`)
  await expect(page.getByRole('row')).toHaveCount(2)
})

for (const { name, language, use, isPhone } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)
    test('the notes of an order and its client are accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language })
      const { reference } = await soldPass(page, ['Zoé'])
      await page.goto(`/orders/${reference}`)
      const notes = region(page, language === 'fr' ? 'Notes du personnel' : 'Staff notes')
      await notes.getByRole('textbox').fill('Vient en autobus\nà 9 h')
      await notes.getByRole('button').click()
      await expect(notes.getByText('Vient en autobus')).toBeVisible()
      await expect(notes.getByRole('textbox')).toHaveValue('')
      await expectAccessible(page, 'order, notes')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'small targets').toEqual([])
      await page.getByRole('button', { name: /^(Corriger le client|Correct the client)$/ }).click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
      await expectAccessible(page, 'order, client')
    })
  })
