import * as contract from '@guichet/contract/files/get-image.ts'
import type { VariantFormat, VariantWidth } from '@guichet/contract/files/image-variants.ts'
import { ApiError, apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { keyOf, variantKeyOf, type FileStore } from './file-store.ts'
import { fileByPath, tenantOfName } from './files.db.ts'
import { sendStored } from './get-image.ts'
import type { PictureQueue } from './picture-queue.ts'

const caching = 'public, max-age=86400, stale-while-revalidate=604800'
/** A picture that could not be made now may be made soon. */
const shortly = 'public, max-age=60'
/** A transparent WebP of 320 × 1 pixels: browsers show nothing, and no sign of a fault. */
const nothing = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvPwEAEAcQERGIiP4HAA==', 'base64')

const unlessAway = (error: unknown): never => {
  throw error instanceof ApiError ? error : apiError('Unavailable')
}

/**
 * A smaller picture is made at its first request and stored next to the original, under the digest
 * of the original. Requests for the same one wait for each other; beyond the queue the original is
 * sent. One that cannot be read is replaced by nothing.
 */
export const getImageVariant = (store: FileStore, encoder: PictureQueue) => {
  const made = new Map<string, Promise<Buffer>>()
  const make = async (tenantId: string, key: string, wanted: VariantSource): Promise<Buffer> => {
    const original = await store.get(wanted.original)
    if (!original) throw apiError('PictureBroken')
    const { bytes, mediaType } = await encoder.rewrite(tenantId, original, wanted.variant)
    await store.put(key, bytes, mediaType)
    return bytes
  }
  const once = (tenantId: string, key: string, wanted: VariantSource): Promise<Buffer> => {
    const running = made.get(key) ?? make(tenantId, key, wanted).finally(() => made.delete(key))
    made.set(key, running)
    return running
  }
  return handle(
    contract.getImageVariant,
    async ({ request, reply, inTenant }, { params: { container, name, variant: last } }) => {
      const tenantId = tenantOfName(name)
      if (!tenantId) throw apiError('NotFound')
      const file = await inTenant({ tenantId, accountId: null }, 'read', ({ db }) =>
        fileByPath(db, tenantId, container, name),
      )
      if (!file) throw apiError('NotFound')
      const [width, format] = last.split('.') as [string, VariantFormat]
      const etag = `"${file.sha256.toString('hex').slice(0, 32)}-${last}"`
      const send = (bytes: Buffer | null, as: { type: string; caching: string }) =>
        sendStored(reply, bytes, as)
      const type = `image/${format}`
      reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return send(null, { type, caching })
      const original = keyOf(tenantId, file.sha256)
      const key = variantKeyOf(original, last)
      const variant = { width: Number(width) as VariantWidth, format }
      try {
        const bytes = (await store.get(key)) ?? (await once(tenantId, key, { original, variant }))
        return send(bytes, { type, caching })
      } catch (error) {
        reply.removeHeader('etag')
        const problem = error instanceof ApiError ? error.type : null
        if (problem === 'PictureBroken')
          return send(nothing, { type: 'image/webp', caching: shortly })
        if (problem !== 'TooManyPictures' && problem !== 'PictureTooSlow') return unlessAway(error)
        return send(await store.get(original).catch(unlessAway), {
          type: file.media_type,
          caching: shortly,
        })
      }
    },
  )
}
type VariantSource = { original: string; variant: { width: VariantWidth; format: VariantFormat } }
