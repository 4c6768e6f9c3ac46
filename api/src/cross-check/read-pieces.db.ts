import { reportTables } from '@guichet/contract/reports/report-tables.ts'
import type { ReportFigures } from '@guichet/contract/reports/sales-report.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { countedKinds, type Statistics } from '../dashboard/public.ts'
import type { Db } from '../platform/db/db.ts'
import { sumOf } from '../pricing/public.ts'
import { soldInvoices, type Period } from '../reports/public.ts'
import type { Reading, SourceName } from './differences.rules.ts'

type View = z.output<typeof ReportFigures>
type Figure = 'piecesSold' | 'piecesRefunded'
type KindCount = { kind: string; count: number }

const whole = 'period'
const tiles = 'tiles'
const isPiece = sql`l.kind not in ('fee', 'adjustment')`

/**
 * Counts of units in a period, from the dashboard, a report with its workbook, and the rows
 * themselves.
 */
export async function readPieces(
  db: Db,
  { tenantId, period }: { tenantId: string; period: Period },
  { statistics, view }: { statistics: Statistics; view: View },
): Promise<Reading[]> {
  const { sold, refunded } = statistics.totals[0]!
  const reported = (table: View['refundReportSummary']) =>
    table.rows.map(({ category: kind, count }) => ({ kind, count }))
  const lines = await sql<KindCount>`
    select l.kind, sum(l.count)::int as count
    from (${soldInvoices(tenantId, [period])}) s
    join order_line l on l.tenant_id = ${tenantId} and l.invoice_id = s.id
    where ${isPiece}
    group by l.kind`.execute(db)
  const returned = await sql<KindCount>`
    select kind, count(*)::int as count
    from (${refundedUnits(tenantId, period)}) u
    group by kind`.execute(db)
  return [
    { figure: 'piecesSold', part: tiles, source: 'dashboard', value: sold },
    { figure: 'piecesRefunded', part: tiles, source: 'dashboard', value: refunded },
    ...ofKinds('piecesSold', 'dashboard', statistics.sales),
    ...ofKinds('piecesSold', 'report', reported(view.sales)),
    ...ofKinds('piecesSold', 'orderLines', lines.rows),
    ...ofKinds('piecesRefunded', 'dashboard', statistics.refunded),
    ...ofKinds('piecesRefunded', 'report', reported(view.refundReportSummary)),
    ...ofKinds('piecesRefunded', 'refunds', returned.rows),
    ...inWorkbook(view),
  ]
}

/** Distinct refunded units. */
const refundedUnits = (tenantId: string, { fromDay, toDay }: Period) => sql`
  select distinct i.unit_id, l.kind
  from refund r
  join refund_item i on (i.tenant_id, i.refund_id) = (r.tenant_id, r.id)
  join unit u on (u.tenant_id, u.id) = (i.tenant_id, i.unit_id)
  join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
  where r.tenant_id = ${tenantId} and r.state = 'settled'
    and r.business_day between ${fromDay}::date and ${toDay}::date and ${isPiece}
    and (r.source <> 'exchange' or l.kind = 'accessory_rental')`

/** Units of each kind, of all kinds and of those in the tiles, from one source. */
function ofKinds(figure: Figure, source: SourceName, rows: readonly KindCount[]): Reading[] {
  const all = rows.map(({ kind, count }) => ({ figure, part: kind, source, value: count }))
  const inTiles = all.filter(({ part }) => countedKinds.includes(part))
  return [
    ...all,
    ...all.map((reading) => ({ ...reading, part: whole })),
    ...(source === 'dashboard' ? [] : inTiles.map((reading) => ({ ...reading, part: tiles }))),
  ]
}

/** Totals of units in a workbook, and those of its rows. */
const inWorkbook = (view: View): Reading[] =>
  reportTables(view, { language: 'fr', kindNames: {} })
    .filter(({ name }) => name === 'sales' || name === 'refunds')
    .flatMap(({ name, columns, rows, sums }) => {
      const at = columns.findIndex(({ kind }) => kind === 'count')
      const counts = rows.map((row) => Number(row[at]))
      return [
        { figure: 'workbookPieces', part: name, source: 'workbook', value: Number(sums[0]![at]) },
        { figure: 'workbookPieces', part: name, source: 'reportRows', value: sumOf(counts) },
      ]
    })
