import type { VariantFormat, VariantWidth } from '@guichet/contract/files/image-variants.ts'
import { maxPixels, type ImageContainer } from '@guichet/contract/files/upload-image.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { isSafeSvg, svgText } from './svg.rules.ts'

export type Picture = {
  bytes: Buffer
  mediaType: `image/${'jpeg' | 'png' | VariantFormat}`
  extension: 'jpg' | 'png' | VariantFormat
  width: number
  height: number
}
export type TargetFormat = { container: ImageContainer; format?: 'png' | undefined }
/** A smaller picture of a stored one. */
export type Variant = { width: VariantWidth; format: VariantFormat }
export type PictureProblem =
  | 'NotAPicture'
  | 'PictureBroken'
  | 'PictureNotSafe'
  | 'PictureTooManyPixels'
export class PictureRefused extends Error {
  readonly reason: PictureProblem
  constructor(reason: PictureProblem) {
    super(reason)
    this.reason = reason
  }
}

const mediaTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif'])
/** No page shows a larger image; a logo is rendered at this width. */
const longestSide = 2560
const logoSide = 1200
const jpegQuality = 85

sharp.cache(false)

/**
 * Re-encodes an image: its type is detected from its bytes, it is decoded as a whole, rotated
 * upright, and encoded again. Only its pixels remain: no metadata, no trailing data, no second
 * frame. An SVG logo becomes a PNG. It may take any time, as its process is killed when it takes
 * too long.
 *
 * @throws PictureRefused
 */
export async function rewritePicture(sent: Buffer, wanted: TargetFormat): Promise<Picture> {
  const svg = svgText(sent)
  if (svg !== null) return write(await openDrawing(sent, svg, wanted), 'png')
  const type = await fileTypeFromBuffer(sent).catch(() => undefined)
  if (!type || !mediaTypes.has(type.mime)) throw new PictureRefused('NotAPicture')
  const picture = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' })
  const { hasAlpha } = await picture.metadata().catch(broken)
  const upright = picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const isPng =
    wanted.format === 'png' ||
    wanted.container === 'profiles' ||
    (hasAlpha && !(await picture.stats().catch(broken)).isOpaque)
  return write(upright, isPng ? 'png' : 'jpg')
}

async function openDrawing(sent: Buffer, svg: string, { container }: TargetFormat): Promise<Sharp> {
  if (container !== 'collaborators') throw new PictureRefused('NotAPicture')
  if (!isSafeSvg(svg)) throw new PictureRefused('PictureNotSafe')
  const { width, height } = await sharp(sent, { limitInputPixels: maxPixels })
    .metadata()
    .catch(broken)
  const density = Math.max(1, Math.min(2400, Math.floor((72 * logoSide) / Math.max(width, height))))
  return sharp(sent, { limitInputPixels: maxPixels, density }).resize({
    width: logoSide,
    height: logoSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
}

/** Encodes a stored picture at a smaller width; a narrower one keeps its own. */
export async function shrinkPicture(stored: Buffer, { width, format }: Variant): Promise<Picture> {
  const smaller = sharp(stored, { limitInputPixels: maxPixels, failOn: 'error' }).resize({
    width,
    withoutEnlargement: true,
  })
  const encoded =
    format === 'avif' ? smaller.avif({ quality: 50, effort: 2 }) : smaller.webp({ quality: 75 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(broken)
  return {
    bytes: data,
    mediaType: `image/${format}`,
    extension: format,
    width: info.width,
    height: info.height,
  }
}

async function write(picture: Sharp, extension: 'jpg' | 'png'): Promise<Picture> {
  const encoded =
    extension === 'png'
      ? picture.png({ compressionLevel: 9 })
      : picture.flatten({ background: '#ffffff' }).jpeg({ quality: jpegQuality, mozjpeg: true })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(broken)
  return {
    bytes: data,
    mediaType: extension === 'png' ? 'image/png' : 'image/jpeg',
    extension,
    width: info.width,
    height: info.height,
  }
}

function broken(error: Error): never {
  throw new PictureRefused(
    /pixel limit/i.test(error.message) ? 'PictureTooManyPixels' : 'PictureBroken',
  )
}
