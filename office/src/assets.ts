import { createHash } from 'node:crypto'
import fs from 'node:fs'
import zlib from 'node:zlib'
import { fontFace, pageColours, pageFont } from '@guichet/contract/page-look.ts'

export type Asset = { type: string; plain: Uint8Array; br: Uint8Array; gzip: Uint8Array }
export type Assets = {
  styleUrl: string
  fontUrl: string | null
  scriptUrl: string
  /** Files by name; the name has a hash of the content. */
  files: ReadonlyMap<string, Asset>
}

/**
 * The style sheet, the script and the font of the pages.
 *
 * @param folder Path under which they are served, such as `/b/-`
 * @param fontFile WOFF2 file of the portal's font; null where it is missing
 */
export function openAssets(folder: string, fontFile: string | null): Assets {
  const files = new Map<string, Asset>()
  const add = (name: string, end: string, asset: Asset) => {
    const hash = createHash('sha256').update(asset.plain).digest('hex').slice(0, 10)
    files.set(`${name}-${hash}.${end}`, asset)
    return `${folder}/${name}-${hash}.${end}`
  }
  const font = fontFile && fs.readFileSync(fontFile)
  // A font is compressed already.
  const fontUrl =
    font && add('font', 'woff2', { type: 'font/woff2', plain: font, br: font, gzip: font })
  const sheet = fs.readFileSync(new URL('office.css', import.meta.url), 'utf8')
  const look = `${fontUrl ? fontFace(fontUrl) : ''}${pageColours}:root{--font:${pageFont}}`
  const style = Buffer.from(`${look}\n${sheet}`)
  const styleUrl = add('style', 'css', compressed('text/css; charset=utf-8', style))
  const script = fs.readFileSync(new URL('../dist/elements.js', import.meta.url))
  const scriptUrl = add('elements', 'js', compressed('text/javascript; charset=utf-8', script))
  return { styleUrl, fontUrl, scriptUrl, files }
}

const compressed = (type: string, plain: Uint8Array): Asset => ({
  type,
  plain,
  br: zlib.brotliCompressSync(plain),
  gzip: zlib.gzipSync(plain, { level: 9 }),
})
