import { expect, test } from 'vitest'
import { shapeOf } from './statement-shape.rules.ts'

test.each([
  [`select "id" from "orders" where "x" = $1`, 'SELECT', 'orders'],
  [`insert into "order_line" ("a") values ($1)`, 'INSERT', 'order_line'],
  [`update job set a = 1 where b = $1`, 'UPDATE', 'job'],
  [`delete from "claim" where a = $1`, 'DELETE', 'claim'],
  [`with gone as (delete from hold where a = $1 returning b) select 1`, 'DELETE', 'hold'],
  [`with due as (select a from job) select * from due`, 'SELECT', 'job'],
  [`select kind from unnest($1::text[]) due(kind) join job on true`, 'SELECT', 'job'],
  [`select extract(epoch from now())`, 'SELECT', null],
  [`select a is distinct from b from client`, 'SELECT', 'client'],
  [`deallocate "g1"; begin; set local app.tenant_id = 'x'`, 'BEGIN', null],
  ['commit', 'COMMIT', null],
])('%s', (sql, operation, table) => expect(shapeOf(sql)).toMatchObject({ operation, table }))

test.each([
  [`select 'Anna ''x''', "it's", $1, 12, 1.5, a1`, `select ?, "it's", $1, ?, ?, a1`],
  [`select E'a\\'b' -- Anna 'x'\n, 2 /* Anna */ from "t"`, `select ? , ? from "t"`],
  [`do $x$ select 'Anna' $x$`, `do ?`],
])('%s loses its values', (sql, text) => expect(shapeOf(sql).text).toBe(text))

test('a long text is truncated', () => {
  expect(shapeOf(`select ${'a, '.repeat(500)}`).text.length).toBeLessThan(510)
})
