import { encode } from 'fast-png'
import { qrModules, quietZone } from './qr-modules.ts'

/**
 * Renders a QR code as a 1-bit PNG, at most `width` pixels wide, with modules of equal size. It
 * takes a twentieth of the time of `qrcode` or `sharp`, for an image in the email of each sale.
 */
export function qrPicture(code: string, width: number): Buffer {
  const modules = qrModules(code)
  const squares = modules.size + 2 * quietZone
  const scale = Math.max(1, Math.floor(width / squares))
  const side = squares * scale
  const bytesOfRow = Math.ceil(side / 8)
  const pixels = Buffer.alloc(bytesOfRow * side, 0xff)
  for (let y = 0; y < modules.size; y += 1) {
    const top = (y + quietZone) * scale
    const row = pixels.subarray(top * bytesOfRow, (top + 1) * bytesOfRow)
    for (let x = 0; x < modules.size; x += 1)
      if (modules.get(y, x)) darken(row, (x + quietZone) * scale, scale)
    for (let copy = 1; copy < scale; copy += 1) pixels.set(row, (top + copy) * bytesOfRow)
  }
  const picture = encode({ width: side, height: side, data: pixels, depth: 1, channels: 1 })
  return Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
}

/** Clears the bits of `count` pixels of a row; the first pixel of a byte is its highest bit. */
function darken(row: Uint8Array, first: number, count: number): void {
  for (let x = first; x < first + count; x += 1) row[x >> 3]! &= ~(0x80 >> (x & 7))
}
