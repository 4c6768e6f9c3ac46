import zlib from 'node:zlib'

/** The text of a part of a zip file, located through its central directory. */
export function partOf(file: Buffer, name: string): string {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'))
  let at = file.readUInt32LE(end + 16)
  while (file.readUInt32LE(at) === 0x02014b50) {
    const [packed, named, extra, comment] = [
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt16LE(at + 30),
      file.readUInt16LE(at + 32),
    ]
    if (file.toString('utf8', at + 46, at + 46 + named) === name) {
      const local = file.readUInt32LE(at + 42)
      const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
      return zlib.inflateRawSync(file.subarray(begin, begin + packed)).toString()
    }
    at += 46 + named + extra + comment
  }
  throw new Error(`no part ${name}`)
}

/** The raw texts and numbers of a sheet, row by row. */
export const rowsOfSheet = (sheet: string): string[][] =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, inside]) =>
      (/<[tv](?: [^>]*)?>(.*)<\/[tv]>/s.exec(inside ?? '')?.[1] ?? '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ),
  )
