import { pathOf } from '@guichet/contract/endpoint.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { saveOwnerPicture } from '@guichet/contract/tickets/save-owner-picture.ts'
import { expect, test, type Page } from '../journey.ts'
import { expectAccessible, journeyLooks, smallTargets } from '../look.ts'
import { dialog } from '../pages/form.ts'
import { chooseFile, plainPng } from '../pictures.ts'
import { soldPass } from '../seeds/sold-pass.ts'
import { ask } from '../server-calls.ts'
import { signIn } from '../sign-in.ts'

const face = (shade: number) => ({
  name: 'visage.png',
  mimeType: 'image/png',
  buffer: plainPng(640, 480, [shade, 140, 110]),
})
const choose = /^(Choisir une image|Remplacer) /
const useCut = (page: Page) =>
  dialog(page, 'Recadrer l’image').getByRole('button', { name: 'Utiliser cette image' }).click()
/** The picture has its 300 pixels once it was uploaded and fetched. */
const expectShown = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('img', { name })
        .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([300, 300])

test('the missing pictures of a pass are added and changed, also by URL; the order shows it', async ({
  page,
  seller,
}) => {
  await signIn(page, seller, { language: 'fr' })
  const { ticketId, reference } = await soldPass(page)
  const main = page.getByRole('main')
  await page.goto(`/tickets/${ticketId}`)
  await expect(main.getByText('Photo manquante')).toHaveCount(2)

  // With the keyboard: the dialog focuses its button and returns the focus when it closes.
  const add = page.getByRole('button', { name: 'Ajouter une photo (Maëlle Côté)' })
  await add.focus()
  await page.keyboard.press('Enter')
  const edit = dialog(page, 'Ajouter une photo')
  await expect(edit.getByRole('button', { name: choose })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edit).toHaveCount(0)
  await expect(add).toBeFocused()

  await add.click()
  // Files that cannot be a picture are refused at once: too large, or of another type.
  await chooseFile(page, choose, { ...face(1), buffer: Buffer.alloc(16_777_216) })
  await expect(edit.getByRole('alert')).toContainText('15\u00a0Mo')
  await chooseFile(page, choose, { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.alloc(9) })
  await expect(edit.getByRole('alert')).toContainText('JPEG, PNG')
  await expect(edit.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()

  // Without a network the cropped picture stays, and is sent once the network is back.
  await chooseFile(page, choose, face(180))
  await page.context().setOffline(true)
  await useCut(page)
  await expect(edit.getByRole('alert')).toBeVisible()
  await expect(edit.getByRole('img', { name: 'Photo de Maëlle Côté' })).toBeVisible()
  await page.context().setOffline(false)
  await edit.getByRole('button', { name: 'Renvoyer l’image' }).click()
  await expect(edit.getByRole('alert')).toHaveCount(0)

  // A failed save keeps it too; a double click saves it once.
  const address = `**${pathOf(saveOwnerPicture).replace(':id', ticketId)}`
  await page.route(address, (route) => route.abort(), { times: 1 })
  const save = edit.getByRole('button', { name: 'Enregistrer' })
  await save.click()
  await expect(edit.getByRole('alert')).toBeVisible()
  await save.dblclick()
  await expect(edit).toHaveCount(0)
  await expect(page.getByText('Photo ajoutée')).toHaveCount(1)
  await expectShown(page, 'Photo de Maëlle Côté')
  await expect(main.getByText('Photo manquante')).toHaveCount(1)
  expect((await ask(page, getTicket, { params: { id: ticketId } })).version).toBe(2)

  // `false` adds the missing picture, `true` changes the existing one.
  await page.goto(`/tickets/${ticketId}?updateOwnerPicture=false`)
  await expect(edit).toContainText('Émile Côté (Enfant)')
  await chooseFile(page, choose, face(90))
  await useCut(page)
  await save.click()
  await expect(edit).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/tickets/${ticketId}$`))
  await expect(main.getByText('Photo manquante')).toHaveCount(0)
  await page.goto(`/tickets/${ticketId}?updateOwnerPicture=true`)
  const change = dialog(page, 'Changer la photo')
  await expect(change).toContainText('Maëlle Côté (Parent)')
  await chooseFile(page, choose, face(20))
  await useCut(page)
  await change.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Photo changée')).toBeVisible()
  await expect(change).toHaveCount(0)
  await expectShown(page, 'Photo de Maëlle Côté')

  await page.getByRole('link', { name: `Commande ${reference}` }).click()
  await expect(
    page.getByRole('region', { name: 'Historique' }).getByText('Photo de titulaire enregistrée'),
  ).toHaveCount(3)
})

for (const { name, language, use, isPhone } of journeyLooks('phone'))
  test.describe(name, () => {
    test.use(use)
    test('the picture of a holder is accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language })
      const { ticketId } = await soldPass(page)
      await page.goto(`/tickets/${ticketId}`)
      await expect(
        page.getByRole('main').getByText(/^(Photo manquante|Picture missing)$/),
      ).toHaveCount(2)
      await expectAccessible(page, 'holders')
      expect.soft(await smallTargets(page, isPhone ? 44 : 24), 'holders: small targets').toEqual([])
      await page
        .getByRole('button', { name: /^(Ajouter une photo|Add a picture)/ })
        .first()
        .click()
      await expect(dialog(page).getByRole('button', { name: /^(Choisir|Choose)/ })).toBeFocused()
      await expectAccessible(page, 'picture of a holder')
      await page.getByRole('button', { name: /^(Annuler|Cancel)$/ }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
