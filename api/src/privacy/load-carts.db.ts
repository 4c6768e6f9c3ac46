import type { CartContent } from '@guichet/contract/orders/sale/saved/cart-content.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { picturePath } from './load-tickets.db.ts'
import type { Person } from './person.db.ts'
import { cartsOf } from './personal-rows.db.ts'

/** Open carts of the counter that name a person, oldest first. */
export async function personalCarts(db: Db, tenantId: string, person: Person) {
  const rows = await selectRows(db, tenantId, 'kept_cart')
    .select(['name', 'content', 'updated_at'])
    .where('ended_at', 'is', null)
    .where(cartsOf({ ...person, tenantId }))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const pictures = await cartPicturesOf(db, tenantId, person)
  return rows.map((row) => ({
    name: row.name,
    changedDateTimeUtc: row.updated_at,
    ...wordsOf(row.content as unknown as CartContent, pictures),
  }))
}

const orNull = (text: string | undefined): string | null => text || null
const contactOf = (client: CartContent['client']) => ({
  firstName: orNull(client?.firstName),
  lastName: orNull(client?.lastName),
  email: orNull(client?.email),
  phoneNumber: orNull(client?.phone),
  postalCode: orNull(client?.postalCode),
})

function wordsOf(
  { client, lines, details, discount, terms, reason, party = [] }: CartContent,
  pictures: readonly { id: string; path: string }[],
) {
  const pictureOf = (address: string | null) => {
    const found = pictures.find(({ path }) => address?.endsWith(`/${path}`))
    return found ? picturePath(found.id, found.path) : null
  }
  return {
    contact: contactOf(client),
    entries: lines.map(({ title, when, quantity }) => ({ title, when, quantity })),
    holders: Object.values(details.holders).map(({ picture, ...holder }) => ({
      ...holder,
      picture: pictureOf(picture),
    })),
    party: party.map(({ seats: _seats, ...member }) => ({
      ...member,
      firstName: orNull(member.firstName),
      lastName: orNull(member.lastName),
      boot: orNull(member.boot),
    })),
    answers: Object.values(details.answers).filter((answer) => typeof answer === 'string'),
    discountReason: orNull(discount?.reason),
    purchaseOrder: orNull(terms?.purchaseOrder),
    overbookingReason: orNull(reason),
  }
}

/** Pictures of the holders in these carts. */
export const cartPicturesOf = (db: Db, tenantId: string, person: Person) =>
  selectRows(db, tenantId, 'file')
    .select(['id', 'path', 'sha256'])
    .where('container', '=', 'profiles')
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('kept_cart')
          .select('kept_cart.id')
          .where('kept_cart.tenant_id', '=', tenantId)
          .where('kept_cart.ended_at', 'is', null)
          .where(cartsOf({ ...person, tenantId }))
          .where(sql<boolean>`strpos(kept_cart.content::text, file.path) > 0`),
      ),
    )
    .orderBy('id')
    .execute()
