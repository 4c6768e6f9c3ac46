import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'

export type FormQuestion = {
  id: string
  text: Bilingual
  type: 'ShortAnswer' | 'CheckBox'
  options: Bilingual[]
  recurrence: 'OnOrder' | 'OnTicket'
  mandatory: boolean
}
/** A form of a sale, with the items that have it. */
export type ApplicableForm = {
  id: string
  name: Bilingual
  questions: FormQuestion[]
  activityCategoryIds: string[]
  rentalTypeIds: string[]
}
type SoldItems = { activityCategoryIds: readonly string[]; rentalTypeIds: readonly string[] }

/**
 * Live forms of the items of a sale, each once, with their live questions in order; forms without
 * questions are left out. One query.
 */
export async function formsFor(
  db: Db,
  tenantId: string,
  { activityCategoryIds, rentalTypeIds }: SoldItems,
): Promise<ApplicableForm[]> {
  if (!activityCategoryIds.length && !rentalTypeIds.length) return []
  const { rows } = await sql<ApplicableForm>`
    select f.id, f.name, t.activity_category_ids as "activityCategoryIds",
      t.rental_type_ids as "rentalTypeIds", q.questions
    from form f
    join lateral (
      select coalesce(
        array_agg(activity_category_id::text) filter (where activity_category_id is not null), '{}'
      ) as activity_category_ids,
        coalesce(
          array_agg(rental_type_id::text) filter (where rental_type_id is not null), '{}'
        ) as rental_type_ids
      from form_target
      where tenant_id = f.tenant_id and form_id = f.id
        and (
          activity_category_id = any(${[...activityCategoryIds]}::uuid[])
            or rental_type_id = any(${[...rentalTypeIds]}::uuid[])
        )
      having count(*) > 0
    ) t on true
    join lateral (
      select jsonb_agg(
        jsonb_build_object(
          'id', q.id, 'text', q.text, 'type', q.type, 'options', coalesce(q.options, '[]'),
            'recurrence', q.recurrence, 'mandatory', q.mandatory
        )
        order by fq.position
      ) as questions
      from form_question fq
      join question q on (q.tenant_id, q.id) = (fq.tenant_id, fq.question_id)
        and q.deleted_at is null
      where fq.tenant_id = f.tenant_id and fq.form_id = f.id
      having count(*) > 0
    ) q on true
    where f.tenant_id = ${tenantId} and f.deleted_at is null
    order by f.id`.execute(db)
  return rows
}
