import { expect, test } from 'vitest'
import { knownMigrations, readMigration } from '../database/migrate.ts'
import { locksOf } from './migration-locks.rules.ts'

const describeLocks = (sql: string) =>
  locksOf(sql).map(
    ({ table, hold, isContraction }) => `${table} ${hold}${isContraction ? ' gone' : ''}`,
  )

test.each([
  ['alter table orders add column note text', ['orders brief']],
  [`alter table orders add column kind text not null default 'plain'`, ['orders brief']],
  ['alter table orders add column key uuid default gen_random_uuid()', ['orders all']],
  ['alter table orders add seen timestamptz default clock_timestamp()', ['orders all']],
  ['alter table orders add n bigint generated always as identity', ['orders all']],
  [`alter table orders add kind text check (kind in ('a', 'b'))`, ['orders all']],
  ['alter table orders add kind text not null', ['orders all gone']],
  ['alter table orders alter column total type bigint', ['orders all']],
  ['alter table orders alter total set not null', ['orders all gone']],
  ['alter table orders alter total drop default', ['orders brief gone']],
  ['alter table orders alter total drop not null', ['orders brief']],
  ['alter table orders alter total set default 0', ['orders brief']],
  ['alter table orders add constraint positive check (total >= 0)', ['orders all']],
  ['alter table orders add check (total >= 0) not valid', ['orders brief']],
  ['alter table orders validate constraint positive', ['orders brief']],
  ['alter table orders add foreign key (client_id) references client', ['orders writes']],
  ['alter table orders add unique (number)', ['orders all']],
  ['alter table orders add constraint n unique using index numbers', ['orders all']],
  ['alter table orders drop constraint positive', ['orders brief']],
  ['alter table orders drop column note', ['orders brief gone']],
  ['alter table orders rename note to remark', ['orders brief gone']],
  ['drop table if exists note', ['note brief gone']],
  ['create index on orders (number)', ['orders writes']],
  ['create unique index numbers on public."orders" using btree (number)', ['orders writes']],
  ['update orders set note = null', ['orders writes']],
  ['delete from orders where note is null', ['orders writes']],
  [
    'create trigger kept before update on orders for each row execute function f()',
    ['orders brief'],
  ],
  ['create policy p on orders using (true)', ['orders brief']],
  ['lock table orders', ['orders all']],
  ['grant select on orders to guichet_app', []],
  ['create function f() returns int language sql as $$ update orders set n = 1; select 1 $$', []],
])('%s', (sql, holds) => expect(describeLocks(sql)).toEqual(holds))

test('several actions of one statement are separated, commas within them are not', () =>
  expect(
    describeLocks(`alter table orders add column a numeric(10, 2), -- a comment; with a semicolon
      add column b text default 'x, add check', drop column c`),
  ).toEqual(['orders brief', 'orders brief', 'orders brief gone']))

test('a table that the migration creates blocks nobody', () =>
  expect(
    describeLocks(`create table "note" (id int); create index on note (id); alter table note add check (id > 0);
      insert into note select 1; update note set id = 2`),
  ).toEqual([]))

test('statements of a block are examined, and dynamic SQL is named', () =>
  expect(
    describeLocks(`do $$ declare t text; begin
      for t in select 'x' loop
        update orders set note = t; execute format('alter table %I add n int', t);
      end loop;
    end $$; select isolate_tenant_tables()`),
  ).toEqual(['orders writes', '? unread']))

test('every existing migration can be parsed', () => {
  const all = [...knownMigrations().keys()].flatMap((name) => locksOf(readMigration(name)))
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ table }) => !/^(\w+|\?)$/.test(table))).toEqual([])
})
