import { variants } from '@guichet/contract/files/image-variants.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { keyOf, variantKeyOf, type FileStore } from './file-store.ts'

/**
 * Deletes the bytes of a removed image and its smaller pictures, unless another image of the
 * business has the same ones.
 */
export const dropFile = (store: FileStore): JobHandler => ({
  lane: 'files',
  tries: 20,
  run: async ({ tenantId, payload, inTenant }) => {
    const sha256 = Buffer.from(String(payload.sha256), 'hex')
    const live = await inTenant('read', ({ db }) =>
      selectRows(db, tenantId, 'file')
        .select('id')
        .where('sha256', '=', sha256)
        .where('deleted_at', 'is', null)
        .limit(1)
        .executeTakeFirst(),
    )
    if (live) return
    const key = keyOf(tenantId, sha256)
    for (const variant of variants) await store.delete(variantKeyOf(key, variant))
    await store.delete(key)
  },
})
