import { expect, type Page } from '../journey.ts'
import { chooseFile, noisyJpeg } from '../pictures.ts'
import { dialog } from './form.ts'

/** In French, on the ticket office page: chooses files that are refused before the upload. */
export async function tryBadPhotos(page: Page) {
  await chooseFile(page, 'Ajouter une photo', {
    name: 'enorme.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(16_000_000),
  })
  await expect(page.getByRole('alert').filter({ hasText: '15\u00a0Mo' })).toBeVisible()
  await chooseFile(page, 'Ajouter une photo', {
    name: 'danse.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  })
  await expect(
    page.getByRole('alert').filter({ hasText: 'Choisissez une image .jpg.' }),
  ).toBeVisible()
}

/** Adds a photo of more than 8 MB with the proposed crop. It is uploaded when the page is saved. */
export async function addLargePhoto(page: Page) {
  const crowd = await noisyJpeg(page, 2400, 1700)
  expect(crowd.length).toBeGreaterThan(8_000_000)
  expect(crowd.length).toBeLessThan(15 * 1_048_576)
  await chooseFile(page, 'Ajouter une photo', {
    name: 'foule.jpg',
    mimeType: 'image/jpeg',
    buffer: crowd,
  })
  await dialog(page).getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
