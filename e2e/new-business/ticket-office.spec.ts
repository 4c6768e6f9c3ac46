import { pathOf } from '@guichet/contract/endpoint.ts'
import { uploadImage } from '@guichet/contract/files/upload-image.ts'
import { getOfficeProfile } from '@guichet/contract/ticket-office/get-office-profile.ts'
import { expect, test } from '../journey.ts'
import { confirm, fill, save } from '../pages/form.ts'
import { addLargePhoto, tryBadPhotos } from '../pages/office.ts'
import { chooseFile, plainPng } from '../pictures.ts'
import { ownBusiness } from '../seeds/own-business.ts'
import { ask, businessOf } from '../server-calls.ts'
import { fresh } from '../servers.ts'
import { onSlowLine } from '../slow-line.ts'

test.use({ baseURL: fresh.url })

test('the page of a new business gets texts in two languages, a photo and colours', async ({
  page,
}) => {
  await ownBusiness(page, { path: '/collaborator', language: 'fr' })
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Centre de la Coulée verte')
  await page.getByRole('link', { name: 'Vendre', exact: true }).click()
  await confirm(page, 'Quitter sans enregistrer?', 'Rester sur la page')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(pathOf(uploadImage))) sent += 1
  })
  await tryBadPhotos(page)
  await addLargePhoto(page)
  expect(sent).toBe(0)

  await page.getByText('Détaillée', { exact: true }).click()
  await fill(page, {
    'Description courte': 'Glissades et sentiers au bord de la rivière.',
    'Description longue': 'Douze couloirs, un sentier, un feu.',
    'Prix affiché': 'À partir de 12 $',
    'Adresse courte': 'coulee-verte',
    Téléphone: '418 555-0107',
    'Site web': 'coulee.example',
    'Nom du lieu': 'Le Vieux Moulin',
    Numéro: '12',
    Rue: 'chemin du Moulin',
    Ville: 'Saint-Raymond',
    'Code postal': 'G3L 1A1',
    Province: 'QC',
    Pays: 'Canada',
  })
  await page.getByLabel('Courriel').fill('bonjour@coulee.example')
  await page.getByLabel('Couleur de fond du logo').first().fill('#0b5d3b')
  await expect(page.getByText('Cette adresse est disponible.')).toBeVisible()
  await expect(page.getByText('Emplacement approximatif, d’après le code postal.')).toBeVisible()
  await chooseFile(page, 'Choisir une image (Logo pour fond clair)', {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: plainPng(300, 120, [11, 93, 59]),
  })
  await expect(page.getByRole('button', { name: 'Remplacer Logo pour fond clair' })).toBeVisible()
  await page.getByText('English', { exact: true }).click()
  await fill(page, {
    Nom: 'Green Coulée Centre',
    'Description courte': 'Sliding and trails by the river.',
    'Description longue': 'Twelve lanes, a trail, a fire.',
  })
  await page.getByRole('switch', { name: 'Billetterie en ligne' }).check()

  // Slows the upload down so that its progress is visible.
  await onSlowLine(page, async () => {
    await save(page, 'fr').click()
    const bar = page.getByRole('progressbar', { name: 'Téléversement des nouvelles photos' })
    await expect
      .poll(() => bar.getAttribute('aria-valuenow').then(Number), { intervals: [50] })
      .toBeGreaterThan(0)
    await expect(page.getByText('Billetterie enregistrée')).toBeVisible({ timeout: 60_000 })
  })
  await page.reload()
  const photo = page.getByRole('region', { name: 'Photos' }).getByRole('img')
  await expect
    .poll(() =>
      photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([1920, 1280])
  await expect(page.getByRole('banner')).toContainText('Centre de la Coulée verte')
  expect(await ask(page, getOfficeProfile, { params: { id: businessOf(page) } })).toMatchObject({
    staticUrl: 'coulee-verte',
    isOnline: true,
    headerBackgroundColor: '#0b5d3b',
    languageSpecificFields: { en: { name: 'Green Coulée Centre' } },
  })
})
