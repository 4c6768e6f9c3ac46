import type {
  DeleteQueryBuilder,
  DeleteResult,
  Kysely,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely'
import type { Db, TenantTable } from './db.ts'
import type { DB } from './schema.gen.ts'

type WithAlias<Table extends TenantTable, Alias extends string> = DB & { [A in Alias]: DB[Table] }

const tenantColumn = (from: string) => `${from.split(' as ').at(-1)}.tenant_id`

/**
 * Rows of a table that belong to a business, as a query. Row-level security hides those of others
 * as well; the condition lets PostgreSQL use the indexes, which begin with `tenant_id`.
 */
export function selectRows<Table extends TenantTable>(
  db: Db,
  tenantId: string,
  from: Table,
): SelectQueryBuilder<DB, Table, {}>
export function selectRows<Table extends TenantTable, Alias extends string>(
  db: Db,
  tenantId: string,
  from: `${Table} as ${Alias}`,
): SelectQueryBuilder<WithAlias<Table, Alias>, Alias, {}>
export function selectRows(db: Db, tenantId: string, from: string) {
  const query = everyRow(db).selectFrom(from as 'ticket')
  return query.where(tenantColumn(from) as 'ticket.tenant_id', '=', tenantId)
}

/** Update of rows that belong to a business. */
export const updateRows = <Table extends TenantTable>(db: Db, tenantId: string, table: Table) =>
  everyRow(db)
    .updateTable(table as 'ticket')
    .where(
      tenantColumn(table) as 'ticket.tenant_id',
      '=',
      tenantId,
    ) as unknown as UpdateQueryBuilder<DB, Table, Table, UpdateResult>

/** Deletion of rows that belong to a business. */
export const deleteRows = <Table extends TenantTable>(db: Db, tenantId: string, table: Table) =>
  everyRow(db)
    .deleteFrom(table as 'ticket')
    .where(
      tenantColumn(table) as 'ticket.tenant_id',
      '=',
      tenantId,
    ) as unknown as DeleteQueryBuilder<DB, Table, DeleteResult>

/**
 * Query builder without the condition on `tenant_id`, for reads that cross businesses: those of an
 * account, and jobs of the installation. Row-level security still applies.
 */
export const everyRow = (db: Db): Kysely<DB> => db as unknown as Kysely<DB>
