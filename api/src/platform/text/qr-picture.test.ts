import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrPicture } from './qr-picture.ts'

const readCode = jsQR as unknown as typeof jsQR.default
const codes = ['A', 'GUICHET-7F3K-2M9Q', 'https://billets.example.test/t/'.padEnd(300, 'x')]

test.each(codes)('a camera reads %s', async (code) => {
  const picture = qrPicture(code, 360)
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBeLessThanOrEqual(360)
  expect(readCode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(code)
})

test('a code with more modules than pixels has a pixel for each', async () => {
  const { width } = await sharp(qrPicture('x', 1)).metadata()
  expect(width).toBe(21 + 8)
})
