import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { productPictures } from '../../activities/public.ts'
import type { LetterPicture } from '../../mail/public.ts'
import type { Db } from '../../platform/db/db.ts'
import { titleIn } from './email-titles.rules.ts'

export type ShownProduct = {
  product_id: string | null
  category_title: Bilingual | null
  product_title: Bilingual
}

/**
 * Image of an email about an order: that of the product with the most items, or of the first such
 * product.
 */
export async function productPictureFor(
  db: Db,
  tenantId: string,
  { pieces, language }: { pieces: readonly ShownProduct[]; language: Language },
): Promise<LetterPicture | null> {
  const pictures = await productPictures(
    db,
    tenantId,
    pieces.map(({ product_id }) => product_id),
  )
  const pictured = pieces.flatMap((piece) => {
    const key = pictures.get(piece.product_id ?? '')?.key
    return key === undefined ? [] : [{ key, piece }]
  })
  const same = [...Map.groupBy(pictured, ({ key }) => key).values()]
  const [most] = same.toSorted((a, b) => b.length - a.length)
  if (!most) return null
  const [{ key, piece }] = most as [(typeof most)[number]]
  const { category_title, product_title } = piece
  return { key, alt: category_title?.[language] ?? titleIn(language, null, product_title) }
}
