import type { AuditSubject } from '@guichet/contract/audit/audit-subjects.messages.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { PoolClient } from 'pg'

/** Sources of the names of subjects, for a business ($1), ids ($2) and a language ($3). */
const inLanguage = (column: string) =>
  `coalesce(nullif(${column} ->> $3, ''), ${column} ->> 'fr', ${column} ->> 'en')`
const person = `nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), '')`
const named = (table: string, name: string) =>
  `select id, ${name} as name from ${table} where tenant_id = $1 and id = any($2)`
const sources: Partial<Record<AuditSubject, string>> = {
  order: named('orders', 'reference'),
  ticket: named('ticket', 'reference'),
  quote: named('quote', `'S-' || lpad(number::text, 6, '0')`),
  client: named('client a', `coalesce(${person}, a.email)`),
  account: `select a.id, ${person} as name
    from account a
    join staff s on s.account_id = a.id
    where s.tenant_id = $1 and a.id = any($2)`,
  staff: `select s.id, ${person} as name
    from staff s
    join account a on a.id = s.account_id
    where s.tenant_id = $1 and s.id = any($2)`,
  activity: named('activity', inLanguage('name')),
  product: named('product', inLanguage('title')),
  accessory: named('accessory', inLanguage('name')),
  rental_category: named('rental_category', inLanguage('name')),
  lodging_category: named('lodging_category', inLanguage('name')),
  form: named('form', inLanguage('name')),
  question: named('question', inLanguage('text')),
  'custom-role': named('custom_role', inLanguage('name')),
  rebate: named('rebate', 'code'),
  rebateGroup: named('rebate_group', 'description'),
  register: named('register', 'name'),
  till: `select t.id, r.name
    from till t
    join register r on (r.tenant_id, r.id) = (t.tenant_id, t.register_id)
    where t.tenant_id = $1 and t.id = any($2)`,
  report: named('report', 'title'),
  timetable: named('timetable', 'title'),
  'scheduled-export': named('scheduled_export', 'name'),
  view: named('saved_view', 'name'),
  api_key: named('api_key', 'name'),
}

type Subject = { subject: string; subject_id: string }
/** Current names of subjects, by kind and id. */
export async function subjectNames(
  client: PoolClient,
  { tenantId, language }: { tenantId: string; language: Language },
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string | null> {
  const names = new Map<string, string | null>()
  const byKind = Map.groupBy(subjects, ({ subject }) => subject)
  for (const [kind, some] of byKind) {
    const source = sources[kind as AuditSubject]
    if (!source) continue
    const values = [tenantId, [...new Set(some.map((each) => each.subject_id))]]
    const { rows } = await client.query<{ id: string; name: string | null }>(
      source,
      source.includes('$3') ? [...values, language] : values,
    )
    for (const { id, name } of rows) names.set(`${kind} ${id}`, name)
  }
  return ({ subject, subject_id: id }) => names.get(`${subject} ${id}`) ?? null
}
