import { toDollars } from '@guichet/contract/money.ts'
import type { previewPackage as endpoint } from '@guichet/contract/products/preview-package.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { assertParts } from './assert-parts.ts'
import { viewParts } from './parts.view.ts'

/** Previews a package. Archived parts are shown: the editor marks them, and a save decides. */
export const previewPackage: Handler<typeof endpoint> = async (ctx, { body }) => ({
  price: toDollars(body.price),
  ...viewParts(
    body.price,
    await assertParts(
      ctx,
      body.parts,
      new Set(body.parts.map(({ productPublicId }) => productPublicId)),
    ),
  ),
})
