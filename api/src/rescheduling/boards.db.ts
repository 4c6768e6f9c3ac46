import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { boardFilters } from '@guichet/contract/rescheduling/find-reschedulings.ts'
import type { Rescheduling } from '@guichet/contract/rescheduling/rescheduling-view.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { firstOf } from '../platform/values/must.ts'
import { stateOfWork } from '../work/public.ts'

type Row = {
  id: string
  job_id: string | null
  reason: string
  created_at: string
  first_name: string
  last_name: string
  on_date: string | null
  begin_time: string | null
  end_time: string | null
  items: Record<string, string[]>
  ending: string | null
  leased_until: string | null
  last_error: string | null
  tickets: number
  freed: number
  moved: number
  refundAsked: number
  waiting: number
  orders: number
  told: number
}
const counts = sql`select count(*)::int as tickets, count(rt.freed_at)::int as freed,
    count(*) filter (where rt.answer = 'moved')::int as moved,
    count(*) filter (where rt.answer = 'refundAsked' and t.voided_at is null)::int as "refundAsked",
    count(*) filter (
      where rt.freed_at is not null and rt.answer is null and t.voided_at is null
    )::int as waiting,
    count(distinct rt.order_id)::int as orders,
    count(distinct rt.order_id) filter (where rt.mail_id is not null)::int as told
  from rescheduling_ticket rt
  join ticket t on (t.tenant_id, t.id) = (rt.tenant_id, rt.ticket_id)
  where (rt.tenant_id, rt.rescheduling_id) = (r.tenant_id, r.id)`

/** Cancelled dates, newest first, with the numbers of their answers; only one with `id`. */
export async function reschedulingsOf(
  db: Db,
  tenantId: string,
  now: string,
  { id = null, limit = 25, offset = 0 }: { id?: string | null; limit?: number; offset?: number },
): Promise<Rescheduling[]> {
  const { rows } =
    await sql<Row>`select r.id, r.job_id, r.reason, r.created_at, r.on_date, r.begin_time,
        r.end_time, r.items, a.first_name, a.last_name, j.ending, j.leased_until, j.last_error, n.*
      from rescheduling r
      join account a on a.id = r.created_by
      left join job j on (j.tenant_id, j.id) = (r.tenant_id, r.job_id), lateral (${counts}) n
      where r.tenant_id = ${tenantId} and (${id}::uuid is null or r.id = ${id}::uuid)
      order by r.created_at desc, r.id desc
      limit ${limit}
      offset ${offset}`.execute(db)
  const names = await namesOf(
    db,
    tenantId,
    rows.flatMap((row) => Object.values(row.items).flat()),
  )
  return rows.map((row) => ({
    publicId: row.id,
    workPublicId: row.job_id,
    reason: row.reason,
    createdDateTimeUtc: row.created_at,
    createdBy: `${row.first_name} ${row.last_name}`,
    workState:
      row.job_id === null
        ? null
        : stateOfWork(
            {
              ending: row.ending,
              leasedUntil: row.leased_until,
              done: row.freed,
              lastError: row.last_error,
            },
            now,
          ),
    date: row.on_date,
    beginTime: row.begin_time?.slice(0, 5) ?? null,
    endTime: row.end_time?.slice(0, 5) ?? null,
    isAllDay: row.begin_time === '00:00:00' && row.end_time === '23:59:59',
    items: Object.values(row.items)
      .flat()
      .flatMap((itemId) => names.get(itemId) ?? []),
    tickets: row.tickets,
    freed: row.freed,
    moved: row.moved,
    refundAsked: row.refundAsked,
    waiting: row.waiting,
    orders: row.orders,
    told: row.told,
  }))
}

async function namesOf(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, Bilingual>> {
  if (!ids.length) return new Map()
  const { rows } = await sql<{ id: string; name: Bilingual }>`${sql.join(
    (['activity', 'rental_type', 'accessory'] as const).map(
      (table) =>
        sql`select id, name from ${sql.table(table)} where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`,
    ),
    sql` union all `,
  )}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type Filter = (typeof boardFilters)[number]
const shown: Record<Filter, ReturnType<typeof sql<boolean>>> = {
  all: sql<boolean>`true`,
  waiting: sql<boolean>`bool_or(rt.freed_at is not null and rt.answer is null and t.voided_at is null)`,
  moved: sql<boolean>`bool_or(rt.answer = 'moved')`,
  refundAsked: sql<boolean>`bool_or(rt.answer = 'refundAsked' and t.voided_at is null)`,
  untold: sql<boolean>`bool_and(rt.mail_id is null)`,
}
export type BoardOrder = {
  id: string
  reference: string
  first_name: string | null
  last_name: string | null
  email: string | null
  mail_id: string | null
  mail_state: 'waiting' | 'sent' | 'refused' | 'erased' | null
  sent_at: string | null
  mails: number
  total: number
}
/** A page of the orders of a cancelled date, by name, each with its newest email about it. */
export async function ordersOfBoard(
  db: Db,
  tenantId: string,
  id: string,
  { show, limit, offset }: { show: Filter; limit: number; offset: number },
): Promise<{ orders: BoardOrder[]; total: number }> {
  const { rows } = await sql<BoardOrder>`with hit as (
      select rt.order_id
      from rescheduling_ticket rt
      join ticket t on (t.tenant_id, t.id) = (rt.tenant_id, rt.ticket_id)
      where rt.tenant_id = ${tenantId} and rt.rescheduling_id = ${id}
      group by 1
      having ${shown[show]}
    )
    select o.id, o.reference, o.first_name, o.last_name, o.email, m.id as mail_id,
      m.state as mail_state, m.sent_at, coalesce(m.mails, 0)::int as mails,
      (select count(*) from hit)::int as total
    from hit
    join orders o on o.tenant_id = ${tenantId} and o.id = hit.order_id
    left join lateral (
      select m.id, m.state, m.sent_at, count(*) over () as mails
      from mail m
      where m.tenant_id = o.tenant_id and m.order_id = o.id and m.kind = 'rescheduling'
        and m.data ->> 'reschedulingId' = ${id}
      order by m.created_at desc, m.id desc
      limit 1
    ) m on true
    order by lower(o.last_name) nulls last, lower(o.first_name), o.reference
    limit ${limit}
    offset ${offset}`.execute(db)
  return { orders: rows, total: rows[0]?.total ?? 0 }
}

/** Number of orders with tickets freed by a cancelled date that are not answered. */
export const countUnanswered = async (db: Db, tenantId: string): Promise<number> =>
  firstOf(
    (
      await sql<{ orders: number }>`select count(distinct rt.order_id)::int as orders
      from rescheduling_ticket rt
      join ticket t on (t.tenant_id, t.id) = (rt.tenant_id, rt.ticket_id)
      where rt.tenant_id = ${tenantId} and rt.freed_at is not null and rt.answer is null
        and t.voided_at is null`.execute(db)
    ).rows,
  ).orders
