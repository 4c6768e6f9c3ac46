import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect, type Page } from './journey.ts'

/** The newest email of that kind to that person, opened as its reader sees it, in a tab of its own. */
export async function openEmail(page: Page, to: string, kind: string): Promise<Page> {
  const tab = await page.context().newPage()
  const row = tab.getByRole('row').filter({ hasText: to }).filter({ hasText: kind }).first()
  await expect(async () => {
    await tab.goto('/dev/mail')
    await expect(row).toContainText('sent', { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await tab.goto(`${await row.getByRole('link').getAttribute('href')}/html`)
  return tab
}

function decode(png: Buffer): string {
  const { data, width, height } = PNG.sync.read(png)
  return jsQR.default(new Uint8ClampedArray(data), width, height)?.data ?? ''
}

/** The texts of the codes in an opened email; its logo is a picture as well. */
export async function codesIn(emailPage: Page): Promise<string[]> {
  const pictures = await emailPage
    .locator('img[src^="data:image/png"][width="240"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
  return pictures.map((picture) => decode(Buffer.from(picture.split(',')[1]!, 'base64')))
}

/** The text of a code as a camera would see it on the page. */
export const codeOn = async (picture: ReturnType<Page['locator']>): Promise<string> =>
  decode(await picture.screenshot())
