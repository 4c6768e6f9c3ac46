import type { Kind, schedulingTypes } from '@guichet/contract/kinds.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { sellablesByIds, viewIdentifications } from '../activities/public.ts'
import { imageUrlOf } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { mustGet } from '../platform/values/must.ts'
import { sumOf } from '../pricing/public.ts'
import { loadPackages } from './packages.db.ts'

export type SellablePackage = Awaited<ReturnType<typeof sellablePackages>>[number]

/** Packages on sale whose parts all exist, all or the named ones, with the choices of each part. */
export async function sellablePackages(db: Db, tenantId: string, named?: readonly string[]) {
  const packages = (await loadPackages(db, tenantId, named)).filter(({ active }) => active)
  const ids = [...new Set(packages.flatMap(({ parts }) => parts.map(({ id }) => id)))]
  const types = new Map(
    ids.length ? (await sellablesByIds(db, tenantId, ids)).map((type) => [type.id, type]) : [],
  )
  return packages
    .filter(({ parts }) => parts.length > 0 && parts.every(({ id }) => types.has(id)))
    .map((item) => ({
      productId: item.id,
      title: item.title,
      description: item.description,
      imageUrl: imageUrlOf(item.image),
      price: toDollars(item.price_cents),
      listPrice: toDollars(sumOf(item.parts.map((part) => part.price_cents * part.quantity))),
      parts: item.parts.map(({ id, quantity }) => {
        const type = mustGet(types, id)
        return {
          productId: id,
          kind: type.kind as Kind,
          title: type.title,
          categoryTitle: type.category_title,
          quantity,
          activityPublicId: type.activity_id,
          schedulingType: type.scheduling as (typeof schedulingTypes)[number] | null,
          modelPublicId: type.rental_type_id,
          duration: type.duration,
          maxPersons: type.max_persons,
          identifications: viewIdentifications(type.identifications),
        }
      }),
    }))
}
