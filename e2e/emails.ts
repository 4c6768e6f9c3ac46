import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect, type Page } from './journey.ts'

/** Opens the newest email of this kind to this person, in a new tab, as its reader sees it. */
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

/** Returns the texts of the QR codes in an opened email; the width excludes the logo. */
export async function codesIn(emailPage: Page): Promise<string[]> {
  const pictures = await emailPage
    .locator('img[src^="data:image/png"][width="240"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
  return pictures.map((picture) => decode(Buffer.from(picture.split(',')[1]!, 'base64')))
}

/** Decodes a QR code from a screenshot, as a camera would. */
export const codeOn = async (picture: ReturnType<Page['locator']>): Promise<string> =>
  decode(await picture.screenshot())
