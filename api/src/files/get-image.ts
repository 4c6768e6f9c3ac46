import * as contract from '@guichet/contract/files/get-image.ts'
import type { FastifyReply } from 'fastify'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { keyOf, type FileStore } from './file-store.ts'
import { fileByPath, tenantOfName } from './files.db.ts'

type StoredImage = { tenant_id: string; sha256: Buffer; media_type: string }
/**
 * A name never changes its content, so browsers may cache the bytes; the headers restrict them to
 * an image. Null for a browser that has them.
 */
export function sendStored(
  reply: FastifyReply,
  bytes: Buffer | null,
  { type, caching }: { type: string; caching: string },
) {
  reply
    .type(type)
    .header('cache-control', caching)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline')
  if (bytes === null) reply.code(304)
  return bytes ?? Buffer.alloc(0)
}

async function sendBytes(
  store: FileStore,
  reply: FastifyReply,
  file: StoredImage | undefined,
  caching: string,
) {
  const bytes =
    file &&
    (await store.get(keyOf(file.tenant_id, file.sha256)).catch(() => {
      throw apiError('Unavailable')
    }))
  if (!bytes) throw apiError('NotFound')
  return sendStored(reply, bytes, { type: file.media_type, caching })
}

export const getImage = (store: FileStore) =>
  handle(contract.getImage, async ({ reply, inTenant }, { params: { container, name } }) => {
    const tenantId = tenantOfName(name)
    if (!tenantId) throw apiError('NotFound')
    const file = await inTenant({ tenantId, accountId: null }, 'read', ({ db }) =>
      fileByPath(db, tenantId, container, name),
    )
    return sendBytes(store, reply, file, 'public, max-age=86400')
  })

export const getOwnerPicture = (store: FileStore) =>
  handle(
    contract.getOwnerPicture,
    async ({ reply, tenantId, inBusiness }, { params: { userId, name } }) => {
      const file = await inBusiness('read', ({ db }) =>
        fileByPath(db, tenantId, 'profiles', `${userId}/ticket-owner-picture/${name}`),
      )
      return sendBytes(store, reply, file, 'private, max-age=3600')
    },
  )
