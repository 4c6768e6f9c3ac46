import { createHash } from 'node:crypto'
import fs from 'node:fs'
import zlib from 'node:zlib'
import { fontFace, pageColours, pageFont } from '@guichet/contract/page-look.ts'

export type Asset = {
  type: string
  /** Begin of the SHA-256 of the content, in hexadecimal. */
  hash: string
  plain: Uint8Array
  br: Uint8Array
  gzip: Uint8Array
}
export type Assets = {
  styleUrl: string
  fontUrl: string | null
  scriptUrl: string
  /** Script that other sites load to show the pages. */
  embedScript: Asset
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
    files.set(`${name}-${asset.hash}.${end}`, asset)
    return `${folder}/${name}-${asset.hash}.${end}`
  }
  const font = fontFile && fs.readFileSync(fontFile)
  // A font is compressed already.
  const fontUrl =
    font &&
    add('font', 'woff2', {
      type: 'font/woff2',
      hash: hashOf(font),
      plain: font,
      br: font,
      gzip: font,
    })
  const sheet = fs.readFileSync(new URL('office.css', import.meta.url), 'utf8')
  const look = `${fontUrl ? fontFace(fontUrl) : ''}${pageColours}:root{--font:${pageFont}}`
  const style = Buffer.from(`${look}\n${sheet}`)
  const styleUrl = add('style', 'css', compressed('text/css; charset=utf-8', style))
  const scriptUrl = add('elements', 'js', builtScript('elements'))
  return { styleUrl, fontUrl, scriptUrl, embedScript: builtScript('embed'), files }
}

const hashOf = (content: Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 10)

const builtScript = (name: string): Asset =>
  compressed(
    'text/javascript; charset=utf-8',
    fs.readFileSync(new URL(`../dist/${name}.js`, import.meta.url)),
  )

const compressed = (type: string, plain: Uint8Array): Asset => ({
  type,
  hash: hashOf(plain),
  plain,
  br: zlib.brotliCompressSync(plain),
  gzip: zlib.gzipSync(plain, { level: 9 }),
})
