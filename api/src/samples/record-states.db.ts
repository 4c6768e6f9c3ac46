import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { sampleKinds } from '@guichet/contract/samples/sample.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import type { SampleRecord } from './sample.db.ts'

/** A live record of the sample, as its removal sees it. */
export type RecordState = {
  id: string
  name: Bilingual
  /** It was saved since its creation, or somebody added a timetable. */
  is_changed: boolean
  /** It was sold, or is in a cart or an unfinished sale. */
  is_sold: boolean
}

/** Claims on resources that a query selects, as those of carts. */
const claimed = (resources: RawBuilder<unknown>) => sql<boolean>`exists (
  select from claim k
  where k.tenant_id = r.tenant_id and k.released_at is null and k.resource_id in (${resources})
)`
const soldLines = (owned: RawBuilder<unknown>) => sql<boolean>`exists (
  select from order_line l
  join product p on (p.tenant_id, p.id) = (l.tenant_id, l.product_id)
  where l.tenant_id = r.tenant_id and ${owned}
)`
const timetablesChanged = (owned: RawBuilder<unknown>, known: readonly string[]) => sql<boolean>`
  exists (
    select from availability a
    join timetable t on (t.tenant_id, t.id) = (a.tenant_id, a.timetable_id)
    where a.tenant_id = r.tenant_id and ${owned}
      and (t.version > 1 or t.id <> all(${known}::uuid[]))
  )`

type Sources = {
  table: string
  owned: RawBuilder<unknown>
  resources: RawBuilder<unknown>
  timed: RawBuilder<unknown>
}
const ofType = sql`(
  select m.id from rental_type m where m.tenant_id = r.tenant_id and m.category_id = r.id
)`
const sources: Record<(typeof sampleKinds)[number], Sources> = {
  activity: {
    table: 'activity',
    owned: sql`p.activity_category_id in (
      select c.id
      from activity_category c
      where c.tenant_id = r.tenant_id and c.activity_id = r.id
    )`,
    resources: sql`select s.id from slot s where s.tenant_id = r.tenant_id and s.activity_id = r.id`,
    timed: sql`a.activity_id = r.id`,
  },
  rental: {
    table: 'rental_category',
    owned: sql`p.rental_type_id in ${ofType}`,
    resources: sql`
      select z.resource_id
      from rental_size z
      where z.tenant_id = r.tenant_id and z.type_id in ${ofType}`,
    timed: sql`a.rental_type_id in ${ofType}`,
  },
  accessory: {
    table: 'accessory',
    owned: sql`p.accessory_id = r.id`,
    resources: sql`select r.resource_id`,
    timed: sql`false`,
  },
}

/** States of the records of one kind that still exist, in the order of their ids. */
export async function statesOf(
  db: Db,
  tenantId: string,
  kind: SampleRecord['kind'],
  records: readonly SampleRecord[],
): Promise<RecordState[]> {
  const { table, owned, resources, timed } = sources[kind]
  const ids = records.map(({ id }) => id)
  const known = records.flatMap(({ timetables }) => timetables.map((each) => each.timetableId))
  const { rows } = await sql<RecordState>`
    select r.id, r.name, r.version > 1 or ${timetablesChanged(timed, known)} as is_changed,
      ${soldLines(owned)} or ${claimed(resources)} as is_sold
    from ${sql.table(table)} r
    where r.tenant_id = ${tenantId} and r.deleted_at is null and r.id = any(${ids}::uuid[])
    order by r.id`.execute(db)
  return rows
}
