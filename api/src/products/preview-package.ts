import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/products/preview-package.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertParts } from './assert-parts.ts'
import { viewParts } from './parts.view.ts'

/** Previews a package. Archived parts are shown: the editor marks them, and a save decides. */
export const previewPackage = handle(contract.previewPackage, async (ctx, { body }) => ({
  price: toDollars(body.price),
  ...viewParts(
    body.price,
    await assertParts(
      ctx,
      body.parts,
      new Set(body.parts.map(({ productPublicId }) => productPublicId)),
    ),
  ),
}))
