import type { Language } from '@guichet/contract/rules.messages.ts'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Db, Transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { DB } from '../platform/db/schema.gen.ts'
import { locking, yieldUnprotected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'
import { newId } from '../platform/values/ids.ts'
import { clientSearchText } from './client-search.rules.ts'
import { indexAs, indexClient } from './index-client.db.ts'

/** A client, or the one they were merged into. */
const known = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'client as found')
    .innerJoin('client', (join) =>
      join
        .onRef('client.tenant_id', '=', 'found.tenant_id')
        .on(({ eb, fn, ref }) =>
          eb(ref('client.id'), '=', fn.coalesce('found.merged_into', 'found.id')),
        ),
    )
    .selectAll('client')
    .where('client.erased_at', 'is', null)

export const clientById = (db: Db, tenantId: string, id: string) =>
  known(db, tenantId).where('found.id', '=', id).executeTakeFirst()

export const clientByEmail = (db: Db, tenantId: string, email: string) =>
  known(db, tenantId).where('found.email', '=', email.trim().toLowerCase()).executeTakeFirst()

/** A listed client: neither erased nor merged into another. */
const listed = (db: Db, tenantId: string, id: string) =>
  selectRows(db, tenantId, 'client')
    .select(['id', 'note', 'version', 'email', 'first_name', 'last_name', 'phone'])
    .select(['postal_code', 'language'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)

export type ListedClient = Awaited<ReturnType<typeof listedClient>>

const notFound = () => apiError('NotFound')
/** @throws NotFound */
export const listedClient = (db: Db, tenantId: string, id: string) =>
  listed(db, tenantId, id).executeTakeFirstOrThrow(notFound)
/** @throws NotFound */
export const lockListedClient = (db: Db, tenantId: string, id: string) =>
  listed(db, tenantId, id).forUpdate().executeTakeFirstOrThrow(notFound)

export type Buyer = {
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
  phone?: string | undefined
  postalCode?: string | undefined
  language: Language
}

/** Contact data of clients, locked in the order of their ids; erased ones are absent. */
export async function lockBuyers(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, Buyer>> {
  const rows = await selectRows(db, tenantId, 'client')
    .select(['id', 'email', 'first_name', 'last_name', 'phone', 'postal_code', 'language'])
    .where('id', 'in', [...new Set(ids)])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .$call(locking('buyer-lock'))
    .execute()
  await yieldUnprotected('buyer-lock')
  const some = (word: string | null) => word ?? undefined
  return new Map(
    rows.map((row) => [
      row.id,
      {
        email: row.email!,
        firstName: some(row.first_name),
        lastName: some(row.last_name),
        phone: some(row.phone),
        postalCode: some(row.postal_code),
        language: row.language as Language,
      },
    ]),
  )
}

type Conflict = ExpressionBuilder<DB & { excluded: DB['client'] }, 'client' | 'excluded'>
const replaced = ({ fn, ref }: Conflict) => ({
  first_name: fn.coalesce(ref('excluded.first_name'), ref('client.first_name')),
  last_name: fn.coalesce(ref('excluded.last_name'), ref('client.last_name')),
  phone: fn.coalesce(ref('excluded.phone'), ref('client.phone')),
  postal_code: fn.coalesce(ref('excluded.postal_code'), ref('client.postal_code')),
  language: ref('excluded.language'),
})
/** First and last name are one value: half of another person's name is never added. */
const filledIn = ({ fn, ref }: Conflict) => {
  const isNameless = sql<boolean>`coalesce(client.first_name, client.last_name) is null`
  const name = (column: 'first_name' | 'last_name') =>
    sql<
      string | null
    >`case when ${isNameless} then ${ref(`excluded.${column}`)} else ${ref(`client.${column}`)} end`
  return {
    first_name: name('first_name'),
    last_name: name('last_name'),
    phone: fn.coalesce(ref('client.phone'), ref('excluded.phone')),
    postal_code: fn.coalesce(ref('client.postal_code'), ref('excluded.postal_code')),
  }
}

/**
 * Creates or updates the client of an email: the buyer's data fills what was missing and replaces
 * the rest, also in the search. With `keepsKnown` a known client keeps their own data.
 *
 * @returns The id, or that of the client they were merged into
 */
export async function saveClient(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  tenantId: string,
  buyer: Buyer,
  { keepsKnown = false } = {},
): Promise<string> {
  const given = {
    first_name: buyer.firstName || null,
    last_name: buyer.lastName || null,
    phone: buyer.phone || null,
    postal_code: buyer.postalCode || null,
  }
  const row = await db
    .insertInto('client')
    .values({
      tenant_id: tenantId,
      id: newId(),
      email: buyer.email,
      language: buyer.language,
      ...given,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'email']).doUpdateSet(keepsKnown ? filledIn : replaced),
    )
    .returning(({ exists, selectFrom }) => [
      'id',
      'merged_into',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'postal_code as postalCode',
      exists(
        selectFrom('client as merged')
          .select('merged.id')
          .where('merged.tenant_id', '=', tenantId)
          .whereRef('merged.merged_into', '=', 'client.id'),
      ).as('hasMerged'),
    ])
    .executeTakeFirstOrThrow()
  if (row.merged_into ?? row.hasMerged) {
    const keptId = row.merged_into ?? row.id
    await indexClient({ db, now }, tenantId, keptId)
    return keptId
  }
  await indexAs({ db, now }, { tenantId, id: row.id, text: clientSearchText(row) })
  return row.id
}
