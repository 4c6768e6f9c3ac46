import type pg from 'pg'

/**
 * An alternative for fast figures: daily summary rows, written with each sale. It exists only in
 * the bench's temporary database, so that both ways can be measured in one run.
 */
export async function keepSummaryRows(owner: pg.Client): Promise<void> {
  await owner.query(`create table day_figure (
    tenant_id uuid not null,
    day date not null,
    kind text not null,
    product_id uuid not null,
    category_title jsonb not null,
    count bigint not null,
    cents bigint not null,
    primary key (tenant_id, day, kind, product_id, category_title)
  )`)
  await owner.query(`create function add_to_day_figure() returns trigger
    language plpgsql security definer as $$
    begin
      insert into day_figure
      ${summary('added', `(now() at time zone 'America/Toronto')::date`)}
      on conflict (tenant_id, day, kind, product_id, category_title)
        do update set count = day_figure.count + excluded.count,
          cents = day_figure.cents + excluded.cents;
      return null;
    end $$`)
  await owner.query(`insert into day_figure
    ${summary('unit', `(o.completed_at at time zone 'America/Toronto')::date`, 'where o.completed_at is not null')}`)
  await owner.query('vacuum analyze day_figure')
}

/** Sales of a day from rows of `unit`; ordered, so that concurrent sales cannot deadlock. */
const summary = (units: string, day: string, which = '') => `
  select u.tenant_id, ${day}, l.kind,
    coalesce(l.product_id, '00000000-0000-0000-0000-000000000000'),
    coalesce(l.category_title, '{}'), count(*),
    sum(u.gross_cents - u.rebate_cents + u.tax_cents)
  from ${units} u
  join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
  join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id)
  ${which}
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5`

/** Sets whether sales write summary rows. */
export async function setSummaryRows(owner: pg.Client, isKept: boolean): Promise<void> {
  await owner.query('drop trigger if exists day_figure on unit')
  if (isKept)
    await owner.query(`create trigger day_figure after insert on unit
      referencing new table as added
      for each statement execute function add_to_day_figure()`)
}

/** Sums of thirty days, as a dashboard would read them. */
export const readSummaryRows = async (
  owner: pg.Client,
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<number> =>
  (
    await owner.query(
      `select kind, category_title, product_id, sum(count) as count, sum(cents) as cents
        from day_figure
        where tenant_id = $1 and day between $2 and $3
        group by kind, category_title, product_id`,
      [tenantId, from, to],
    )
  ).rows.length
