import {
  pictureSizes,
  uploadImage,
  type ImageContainer,
} from '@guichet/contract/files/upload-image.ts'
import sharp from 'sharp'
import { formOf, type Part } from '../../multipart.ts'
import type { Token, TestServer } from '../../test-server.ts'

/** A small picture of noise, so that no two are equal. */
export async function aPicture({
  width = 60,
  height = 40,
  format = 'jpeg' as 'jpeg' | 'png' | 'webp',
} = {}): Promise<Buffer> {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, () => Math.floor(Math.random() * 256)),
  )
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  return picture[format]().toBuffer()
}

type UploadAnswer = {
  status: number
  body: {
    imageName: string
    imageUrl: string
    width: number
    height: number
    type?: string
    detail?: string
    fields?: { field: string }[]
  }
}
type Upload = {
  content: Buffer
  container?: ImageContainer
  filename?: string
  mediaType?: string
  language?: string
  more?: Part[]
}

/** A picture sent as a browser sends it; its content need not match its declared type. */
export async function upload(
  { app }: Pick<TestServer, 'app'>,
  who: Token | null,
  {
    content,
    container = 'collaborators',
    filename = 'photo.jpg',
    mediaType = 'image/jpeg',
    language = 'en',
    more = [],
  }: Upload,
): Promise<UploadAnswer> {
  const { payload, headers } = formOf([
    { name: 'container', content: Buffer.from(container) },
    ...more,
    { name: 'content', filename, mediaType, content },
  ])
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api/files${uploadImage.path}`,
    payload,
    headers: {
      ...headers,
      'accept-language': language,
      ...(who && { authorization: `Bearer ${who.accessToken}` }),
    },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const shapes = { collaborators: 'photo', rentals: 'catalogue', profiles: 'square' } as const
/** Noise that is enlarged, since noise of this size takes seconds to encode. */
export const aLargePicture = async (size: { width: number; height: number }): Promise<Buffer> =>
  sharp(await aPicture())
    .resize({ ...size, fit: 'fill' })
    .jpeg()
    .toBuffer()
/** A picture with the dimensions that a container requires. */
const aShapedPicture = (container: ImageContainer) => aLargePicture(pictureSizes[shapes[container]])

/** A stored picture. @returns the reply of the upload */
export async function aStoredPicture(
  server: TestServer,
  who: Token,
  container: ImageContainer = 'collaborators',
) {
  const answer = await upload(server, who, { content: await aShapedPicture(container), container })
  if (answer.status !== 200) throw new Error(`the upload failed: ${JSON.stringify(answer.body)}`)
  return answer.body
}
