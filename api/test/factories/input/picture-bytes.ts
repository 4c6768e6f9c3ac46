import zlib from 'node:zlib'

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Buffer) => {
  let c = 0xffffffff
  for (const byte of bytes) c = crcTable[(c ^ byte) & 255]! ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}
const uint32 = (value: number) => {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(value >>> 0)
  return four
}
export const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc(body))])
}
/** Signature of a PNG file. */
export const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
export const header = (width: number, height: number, depth = 1, colour = 0) =>
  pngChunk(
    'IHDR',
    Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, 0])]),
  )

/** A few kilobytes that decode to hundreds of megapixels. */
export function pngBomb(width: number, height: number): Buffer {
  const row = Math.ceil(width / 8) + 1
  return Buffer.concat([
    signature,
    header(width, height),
    pngChunk('IDAT', zlib.deflateSync(Buffer.alloc(row * height), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
/** The picture with a chunk inserted after its header. */
export const intoPng = (png: Buffer, chunk: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
/** The picture with a segment of this marker inserted at its start. */
export const intoJpeg = (jpeg: Buffer, marked: number, data: Buffer) => {
  const size = Buffer.alloc(2)
  size.writeUInt16BE(data.length + 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, marked]),
    size,
    data,
    jpeg.subarray(2),
  ])
}
