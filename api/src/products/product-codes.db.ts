import { codeKey } from '@guichet/contract/products/product-codes.ts'
import { sql } from 'kysely'
import { onUniqueViolation } from '../platform/db/on-unique-violation.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'

type Codes = { code?: string | null | undefined; barcode?: string | null | undefined }
const fields = ['code', 'barcode'] as const

/**
 * Asserts that codes are unique, so that a typed or scanned code gives one product: neither code
 * nor barcode may equal the code or barcode of another product. `productId` is the product being
 * saved, if it exists.
 *
 * @throws InvalidRequest `codeTaken` at the field
 */
export async function assertCodesFree(
  { db, language, tenantId }: Ctx,
  codes: Codes,
  productId: string | null = null,
): Promise<void> {
  const wanted = fields.flatMap((field) => {
    const text = codes[field]
    return text ? [{ field, key: codeKey(text) }] : []
  })
  if (wanted.length === 0) return
  const keys = wanted.map(({ key }) => key)
  const others = await selectRows(db, tenantId, 'product')
    .select(['code', 'barcode'])
    .where('deleted_at', 'is', null)
    .$if(productId !== null, (query) => query.where('id', '!=', productId!))
    .where(
      sql<boolean>`(
        lower(code) = any(${keys})
        or regexp_replace(lower(barcode), '^0(\\d{12})$', '\\1') = any(${keys})
      )`,
    )
    .execute()
  const taken = new Set(others.flatMap(({ code, barcode }) => [code, barcode]).map(keyOrNone))
  const refused = wanted.find(({ key }) => taken.has(key))
  if (refused) throw fieldProblem(refused.field, 'codeTaken', language)
}
const keyOrNone = (text: string | null) => text && codeKey(text)

/** The unique indexes reject the second of two concurrent writers. */
export const withUniqueCodes = <T>(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  write: () => Promise<T>,
): Promise<T> =>
  onUniqueViolation(db, write, (index) => {
    const field = fields.find((name) => index === `product_${name}`)
    return field && fieldProblem(field, 'codeTaken', language)
  })
