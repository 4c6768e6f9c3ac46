import { PNG } from 'pngjs'
import type { Page } from './journey.ts'

/**
 * Creates a JPEG of noise in the browser: as large as a photo of a crowd, because it compresses
 * badly.
 */
export async function noisyJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([across, down]) => {
      const canvas = Object.assign(document.createElement('canvas'), {
        width: across,
        height: down,
      })
      const pen = canvas.getContext('2d')!
      const picture = pen.createImageData(across!, down!)
      for (let from = 0; from < picture.data.length; from += 65_536)
        crypto.getRandomValues(picture.data.subarray(from, from + 65_536))
      for (let alpha = 3; alpha < picture.data.length; alpha += 4) picture.data[alpha] = 255
      pen.putImageData(picture, 0, 0)
      return canvas.toDataURL('image/jpeg', 1).split(',')[1]!
    },
    [width, height],
  )
  return Buffer.from(base64, 'base64')
}

/** Creates a PNG of a single colour, such as a logo. */
export function plainPng(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number],
): Buffer {
  const png = new PNG({ width, height })
  for (let at = 0; at < png.data.length; at += 4) png.data.set([red, green, blue, 255], at)
  return PNG.sync.write(png)
}

/** Chooses a file with a button that opens the file dialog of the system. */
export async function chooseFile(
  page: Page,
  button: string | RegExp,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles(file)
}
