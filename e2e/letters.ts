import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect, type Page } from './journey.ts'
import { demo } from './servers.ts'

/** The newest letter of that kind to that person, opened as its reader sees it, in a tab of its own. */
export async function openLetter(page: Page, to: string, kind: string, at = demo.url): Promise<Page> {
  const tab = await page.context().newPage()
  const row = tab.getByRole('row').filter({ hasText: to }).filter({ hasText: kind }).first()
  await expect(async () => {
    await tab.goto(`${at}/dev/mail`)
    await expect(row).toContainText('sent', { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  const letter = await row.getByRole('link').getAttribute('href')
  await tab.goto(`${at}${letter}/html`)
  return tab
}

/** The texts of the codes in an opened letter. */
export async function codesIn(letter: Page): Promise<string[]> {
  const pictures = await letter.locator('img[src^="data:image/png"]').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
  return pictures.map((picture) => {
    const { data, width, height } = PNG.sync.read(Buffer.from(picture.split(',')[1]!, 'base64'))
    return jsQR.default(new Uint8ClampedArray(data), width, height)?.data ?? ''
  })
}
