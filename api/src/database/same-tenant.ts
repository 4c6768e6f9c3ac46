import type { JoinBuilder } from 'kysely'
import type { DB } from '../platform/db/schema.gen.ts'

/** Columns of the tables of tenants. */
type ColumnName = {
  [Table in keyof DB & string]: 'tenant_id' extends keyof DB[Table]
    ? keyof DB[Table] & string
    : never
}[keyof DB & string]
/** A column of a tenant's table, by the table's name or its alias in the query: `unit.line_id`. */
type Column = `${string}.${ColumnName}`

const tenantOf = (column: Column) => `${column.split('.')[0]}.tenant_id`

/**
 * Join condition of two tenant tables: the columns and the tenants are equal.
 * `innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))`
 */
export const sameTenant =
  (left: Column, right: Column) =>
  <Tables, Joined extends keyof Tables>(
    join: JoinBuilder<Tables, Joined>,
  ): JoinBuilder<Tables, Joined> =>
    // The columns are checked above; PostgreSQL reports a table that is not in scope.
    join
      .onRef(tenantOf(left) as never, '=', tenantOf(right) as never)
      .onRef(left as never, '=', right as never)
