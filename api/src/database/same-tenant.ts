import type { JoinBuilder } from 'kysely'
import type { DB } from './schema.gen.ts'

/** A column of a tenant's table, as `unit.line_id`. */
type Column = {
  [Table in keyof DB & string]: 'tenant_id' extends keyof DB[Table]
    ? `${Table}.${keyof DB[Table] & string}`
    : never
}[keyof DB & string]

const tenantOf = (column: Column) => `${column.split('.')[0]}.tenant_id`

/**
 * The condition of a join between two tables of tenants: the columns are equal, and so is the
 * business. `innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))`
 */
export const sameTenant =
  (left: Column, right: Column) =>
  <Tables, Joined extends keyof Tables>(
    join: JoinBuilder<Tables, Joined>,
  ): JoinBuilder<Tables, Joined> =>
    // The names are checked above; whether they are in scope, PostgreSQL reports.
    join
      .onRef(tenantOf(left) as never, '=', tenantOf(right) as never)
      .onRef(left as never, '=', right as never)
