import { createHash } from 'node:crypto'
import * as contract from '@guichet/contract/files/upload-image.ts'
import { sql } from 'kysely'
import { deleteRows, selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { newId } from '../platform/values/ids.ts'
import { keyOf, type FileStore } from './file-store.ts'
import { assertMayUse, imageUrlOf, newName } from './files.db.ts'
import type { PictureQueue } from './picture-queue.ts'

/** Total size of the live images of one business. */
export const quotaBytes = 2_000_000_000

/**
 * Stores an image. The row is written before the bytes, so that a cleanup never deletes bytes that
 * are being stored; when storing fails, the row is deleted.
 */
export const uploadImage = (store: FileStore, pictures: PictureQueue) =>
  handle(
    contract.uploadImage,
    async (
      { tenantId, accountId, actor, inBusiness, language },
      { body: { content, ...named } },
    ) => {
      // Either name gives the place of the image.
      if (!named.container && !named.blobName) throw fieldProblem('container', 'required', language)
      const { container, format } = contract.placeOfImage(named)
      assertMayUse(actor, container)
      const picture = await pictures.rewrite(tenantId, Buffer.from(await content.arrayBuffer()), {
        container,
        format,
      })
      const sha256 = createHash('sha256').update(picture.bytes).digest()
      const { width, height } = picture
      const file = { container, path: newName(container, actor, picture.extension), id: newId() }
      await inBusiness('write', async ({ db, now, audit }) => {
        const { used } = await selectRows(db, tenantId, 'file')
          .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('used'))
          .where('deleted_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (used + picture.bytes.length > quotaBytes)
          throw apiError('PictureQuotaReached', { limitMegabytes: quotaBytes / 1_000_000 })
        await db
          .insertInto('file')
          .values({
            ...file,
            tenant_id: tenantId,
            sha256,
            bytes: picture.bytes.length,
            media_type: picture.mediaType,
            uploaded_by: accountId,
            created_at: now,
            width,
            height,
          })
          .execute()
        await audit('file.stored', 'file', file.id, {
          facts: { container, bytes: picture.bytes.length, width, height },
        })
      })
      try {
        await store.put(keyOf(tenantId, sha256), picture.bytes, picture.mediaType)
      } catch {
        await inBusiness('write', ({ db }) =>
          deleteRows(db, tenantId, 'file').where('id', '=', file.id).execute(),
        )
        throw apiError('Unavailable')
      }
      return { imageName: file.path, imageUrl: imageUrlOf(file)!, width, height }
    },
  )
