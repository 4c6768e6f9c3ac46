import { pathOf } from '@guichet/contract/endpoint.ts'
import { uploadImage } from '@guichet/contract/files/upload-image.ts'
import { getOfficeProfile } from '@guichet/contract/ticket-office/get-office-profile.ts'
import { expect, test, type Page } from '../journey.ts'
import { signIn, switchBusiness } from '../sign-in.ts'

const uploads = `**${pathOf(uploadImage)}`

/** Creates a plain JPEG in the browser. */
async function aJpeg(page: Page, colour: string): Promise<Buffer> {
  const base64 = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 1400 })
    const pen = canvas.getContext('2d')!
    pen.fillStyle = fill
    pen.fillRect(0, 0, 2000, 1400)
    return canvas.toDataURL('image/jpeg').split(',')[1]!
  }, colour)
  return Buffer.from(base64, 'base64')
}
async function choosePhoto(page: Page, name: string, buffer: Buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Ajouter une photo' }).click(),
  ])
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
}
async function addPhoto(page: Page, name: string, colour: string) {
  await choosePhoto(page, name, await aJpeg(page, colour))
  const use = page.getByRole('dialog').getByRole('button', { name: 'Utiliser cette image' })
  await expect(use).toBeEnabled()
  await use.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const photos = (page: Page) => page.getByRole('region', { name: 'Photos' }).getByRole('listitem')
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })
async function open(page: Page, seller: string) {
  await signIn(page, seller, { path: '/collaborator', language: 'fr' })
  await switchBusiness(page, /Grandes-Rives/)
  await page.goto('/collaborator')
  await expect(page.getByRole('button', { name: 'Ajouter une photo' })).toBeVisible()
}

test('photos are cropped by keyboard, uploaded with the save, reordered, and a main photo is chosen', async ({
  page,
  seller,
}) => {
  await open(page, seller)
  for (let left = await photos(page).count(); left > 0; left--) {
    await page
      .getByRole('button', { name: /^Retirer .*\.jpg$/ })
      .last()
      .click()
    await expect(photos(page)).toHaveCount(left - 1)
  }
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(pathOf(uploadImage))) sent++
  })
  await choosePhoto(page, 'enorme.jpg', Buffer.alloc(16_000_000))
  await expect(page.getByRole('alert').filter({ hasText: '15\u00a0Mo' })).toBeVisible()
  expect(sent).toBe(0)

  await choosePhoto(page, 'greve.jpg', await aJpeg(page, '#336699'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Agrandissement').focus()
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByLabel('Agrandissement')).toHaveValue('1.5')
  await dialog.getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(photos(page)).toHaveCount(1)
  await choosePhoto(page, 'GREVE.jpg', await aJpeg(page, '#000000'))
  await expect(page.getByText('L’image GREVE.jpg existe déjà.')).toBeVisible()
  await addPhoto(page, 'phare.jpg', '#993333')
  expect(sent).toBe(0)

  await save(page).click()
  await expect(page.getByText('Billetterie enregistrée')).toBeVisible()
  expect(sent).toBe(2)
  await page.reload()
  await expect(photos(page)).toHaveCount(2)
  await expect(photos(page).first()).toContainText('Principale')
  await expect
    .poll(() =>
      photos(page)
        .first()
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([1920, 1280])

  await page.getByRole('button', { name: 'Faire de phare.jpg la photo principale' }).click()
  await page.getByRole('button', { name: 'Avancer phare.jpg' }).click()
  await save(page).click()
  await expect(page.getByText('Billetterie enregistrée')).toBeVisible()
  await page.reload()
  await expect(photos(page).first()).toContainText('phare.jpg')
  await expect(photos(page).first()).toContainText('Principale')
})

test('when photos cannot be uploaded, the page shows an error and the former photos', async ({
  page,
  seller,
}) => {
  await open(page, seller)
  if ((await photos(page).count()) < 2) {
    await addPhoto(page, 'greve.jpg', '#336699')
    await save(page).click()
    await expect(page.getByText('Billetterie enregistrée')).toBeVisible()
    await page.reload()
  }
  await expect(photos(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Retirer greve.jpg' }).click()
  await addPhoto(page, 'brume.jpg', '#667788')
  await page.route(uploads, (route) => route.abort())
  // The save is not over until the profile is read again: closing the tab then loses the changes.
  const reads = `**${pathOf(getOfficeProfile).replace(/:\w+/, '*')}`
  await page.route(reads, (route) =>
    route.request().method() === 'GET' ? Promise.resolve() : route.fallback(),
  )
  await save(page).click()
  await expect(page.getByText('les photos précédentes ont été rétablies')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Enregistrement' })).toContainText(
    'Téléversement des nouvelles photos (échec)',
  )
  await page.unroute(uploads)
  await page.unroute(reads)
  const [message] = await Promise.all([
    page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept()
      return dialog.type()
    }),
    page.reload(),
  ])
  expect(message).toBe('beforeunload')
  await expect(photos(page)).toHaveCount(2)
  await expect(photos(page).last()).toContainText('greve.jpg')
  await expect
    .poll(() =>
      photos(page)
        .last()
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1920)
})

test('the short URL is checked while it is typed; leaving with unsaved text asks for a confirmation', async ({
  page,
  seller,
}) => {
  await open(page, seller)
  await page.getByText('Détaillée', { exact: true }).click()
  const address = page.getByLabel('Adresse courte')
  await address.fill('mont-cendre')
  await expect(page.getByText('Cette adresse est déjà utilisée.')).toBeVisible()
  await address.fill('un-musee-tout-neuf')
  await expect(page.getByText('Cette adresse est disponible.')).toBeVisible()
  await page.getByRole('link', { name: 'Commandes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(address).toHaveValue('un-musee-tout-neuf')
  await page.getByLabel('Code postal').fill('G1R 2B5')
  await expect(page.getByText('Emplacement approximatif, d’après le code postal.')).toBeVisible()
  await expect(page.getByRole('figure', { name: /Carte de l’emplacement \(46\.8/ })).toBeVisible()
  await page.getByLabel('Code postal').fill('X0Z 9Z9')
  await expect(page.getByText(/Elle peut tout de même être enregistrée/)).toBeVisible()
  await page.route('**/searchCollaborator/**', (route) => route.abort())
  await address.fill('un-musee-inconnu')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Impossible de vérifier l’adresse.').first()).toBeVisible()
  await expect(page.getByText('Billetterie enregistrée')).toBeHidden()
  await page.getByRole('button', { name: 'Annuler les modifications' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler les modifications' }).click()
  await expect(address).not.toHaveValue('un-musee-inconnu')
})
