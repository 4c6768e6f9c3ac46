import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { BusinessPlan } from '../businesses/kinds-of-business.ts'
import { randomOf } from '../random.ts'
import { faces } from './faces.ts'
import { motifs, type Motif } from './motifs.ts'

export type DrawnPicture = {
  bytes: Buffer
  sha256: Buffer
  mediaType: 'image/jpeg' | 'image/png'
  extension: 'jpg' | 'png'
  width: number
  height: number
}
/** Images of a business: its page and its catalogue. */
export type DrawnPictures = {
  photo: DrawnPicture
  logo: DrawnPicture
  catalogue: ReadonlyMap<Motif, DrawnPicture>
  /** Faces of pass holders. */
  faces: readonly DrawnPicture[]
}

const photoSize = { width: 1920, height: 1280 }
/**
 * Half the size of the portal's crops: no page shows them larger, and smaller images are faster to
 * create.
 */
const catalogueSize = { width: 720, height: 480 }
const logoSize = { width: 600, height: 600 }
const svg = ({ width, height }: { width: number; height: number }, inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`,
  )

/**
 * Landscape of hills in the colour of the business, so that no photograph needs a licence. Without
 * text, because fonts differ between machines.
 */
function hills(colour: string, seed: string): string {
  const random = randomOf(seed)
  const ridge = (top: number, opacity: number) => {
    const points = Array.from(
      { length: 9 },
      (_, i) => `${i * 240},${top + random.int(-90, 90)}`,
    ).join(' ')
    return `<polygon points="0,1280 ${points} 1920,1280" fill="${colour}" fill-opacity="${opacity}"/>`
  }
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6c58f"/><stop offset="1" stop-color="#fdf3e3"/></linearGradient></defs>
    <rect width="1920" height="1280" fill="url(#sky)"/><circle cx="${random.int(400, 1500)}" cy="${random.int(280, 460)}" r="120" fill="#fffaf0"/>${[
      [620, 0.35],
      [800, 0.55],
      [980, 0.8],
      [1130, 1],
    ]
      .map(([top, opacity]) => ridge(top!, opacity!))
      .join('')}`
}
const emblem = (colour: string) =>
  `<circle cx="300" cy="300" r="290" fill="${colour}"/><circle cx="395" cy="205" r="52" fill="#fdf3e3"/><polygon points="90,430 240,210 330,330 385,265 510,430" fill="#ffffff"/>`

async function drawn(
  picture: Sharp,
  size: { width: number; height: number },
  extension: DrawnPicture['extension'],
): Promise<DrawnPicture> {
  const bytes = await picture.toBuffer()
  return {
    ...size,
    bytes,
    sha256: createHash('sha256').update(bytes).digest(),
    extension,
    mediaType: extension === 'jpg' ? 'image/jpeg' : 'image/png',
  }
}

/** Motifs of a plan's catalogue, without duplicates. */
const motifsOf = ({ activities, setup }: BusinessPlan): Motif[] => [
  ...new Set<Motif>([
    ...activities.map(({ picture }) => picture),
    campaignPicture,
    ...[setup.rentals, setup.lodging].flatMap((categories) =>
      categories.flatMap(({ types }) => types.map(({ picture }) => picture)),
    ),
    ...[setup.accessories, setup.products, setup.packages].flatMap((sold) =>
      sold.map(({ picture }) => picture),
    ),
  ]),
]
/** Motif of every donation campaign. */
export const campaignPicture = 'heart' satisfies Motif

async function drawCatalogue(plan: BusinessPlan): Promise<DrawnPictures['catalogue']> {
  const pictures = motifsOf(plan).map(async (motif) => {
    const picture = sharp(svg(catalogueSize, motifs[motif](plan.colour))).jpeg({ quality: 82 })
    return [motif, await drawn(picture, catalogueSize, 'jpg')] as const
  })
  return new Map(await Promise.all(pictures))
}

const faceSize = { width: 300, height: 300 }
const drawFaces = () =>
  Promise.all(
    faces.map((face) => drawn(sharp(svg(faceSize, face)).jpeg({ quality: 82 }), faceSize, 'jpg')),
  )

const known = new Map<string, Promise<DrawnPictures>>()
/** Images of a business; cached by colour, because businesses of the same kind share them. */
export function drawPictures(plan: BusinessPlan): Promise<DrawnPictures> {
  const { colour } = plan
  const pictures =
    known.get(colour) ??
    Promise.all([
      drawn(sharp(svg(photoSize, hills(colour, colour))).jpeg({ quality: 82 }), photoSize, 'jpg'),
      drawn(sharp(svg(logoSize, emblem(colour))).png({ compressionLevel: 9 }), logoSize, 'png'),
      drawCatalogue(plan),
      drawFaces(),
    ]).then(([photo, logo, catalogue, people]) => ({ photo, logo, catalogue, faces: people }))
  known.set(colour, pictures)
  return pictures
}
