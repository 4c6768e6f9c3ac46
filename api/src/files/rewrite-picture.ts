import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { maxPixels, type ImageContainer } from '@guichet/contract/files/upload-image.ts'
import { refuse } from '../platform/refuse.ts'
import { isSafeSvg, svgText } from './svg.rules.ts'

export type Picture = { bytes: Buffer; mediaType: 'image/jpeg' | 'image/png'; extension: 'jpg' | 'png'; width: number; height: number }
type Wanted = { container: ImageContainer; format?: 'png' | undefined }

const mediaTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'])
/** No page shows a larger one; a logo is drawn anew at this width. */
const longestSide = 2560
const logoSide = 1200
const jpegQuality = 85
const drawingSeconds = 10

sharp.cache(false)
// A large picture takes hundreds of megabytes while it is open: one at a time.
let last: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}

/**
 * A picture as it is kept: recognised by its bytes alone, decoded whole, turned upright, and written anew. Nothing of what was sent survives but its
 * colours: no metadata, no text after the end, no second frame. A drawing (SVG) of a logo becomes a PNG.
 */
export const rewritePicture = (sent: Buffer, wanted: Wanted): Promise<Picture> => inTurn(async () => {
  const svg = svgText(sent)
  if (svg !== null) return write(await openDrawing(sent, svg, wanted), 'png')
  const type = await fileTypeFromBuffer(sent).catch(() => undefined)
  if (!type || !mediaTypes.has(type.mime)) throw refuse('NotAPicture')
  const picture = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' })
  const { hasAlpha } = await picture.metadata().catch(broken)
  const upright = picture.timeout({ seconds: drawingSeconds }).autoOrient().resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const isPng = wanted.format === 'png' || wanted.container === 'profiles' || (hasAlpha && !(await picture.stats().catch(broken)).isOpaque)
  return write(upright, isPng ? 'png' : 'jpg')
})

async function openDrawing(sent: Buffer, svg: string, { container }: Wanted): Promise<Sharp> {
  if (container !== 'collaborators') throw refuse('NotAPicture')
  if (!isSafeSvg(svg)) throw refuse('PictureNotSafe')
  const { width, height } = await sharp(sent, { limitInputPixels: maxPixels }).metadata().catch(broken)
  const density = Math.max(1, Math.min(2400, Math.floor((72 * logoSide) / Math.max(width, height))))
  return sharp(sent, { limitInputPixels: maxPixels, density }).timeout({ seconds: drawingSeconds }).resize({ width: logoSide, height: logoSide, fit: 'inside', withoutEnlargement: true })
}

async function write(picture: Sharp, extension: Picture['extension']): Promise<Picture> {
  const encoded = extension === 'png' ? picture.png({ compressionLevel: 9 }) : picture.flatten({ background: '#ffffff' }).jpeg({ quality: jpegQuality, mozjpeg: true })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(broken)
  return { bytes: data, mediaType: extension === 'png' ? 'image/png' : 'image/jpeg', extension, width: info.width, height: info.height }
}

function broken(error: Error): never {
  throw /pixel limit/i.test(error.message) ? refuse('PictureTooManyPixels', { limitMegapixels: maxPixels / 1_000_000 }) : refuse('PictureBroken')
}
