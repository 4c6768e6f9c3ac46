import type { Reply } from '@guichet/contract/endpoint.ts'
import type { createReport } from '@guichet/contract/reports/create-report.ts'
import { periodOf, type ReportRow } from './reports.db.ts'

export const viewHead = (row: ReportRow, timeZone: string): Reply<typeof createReport> => {
  const { from, to } = periodOf(row, timeZone)
  return {
    publicId: row.id,
    ...(row.number !== null && { number: row.number }),
    title: row.title,
    startDate: row.begins_on,
    endDate: row.ends_on,
    startDateTime: from,
    endDateTime: new Date(Date.parse(to) - 1).toISOString(),
    createdDateTimeUtc: row.created_at,
    createdByName: `${row.first_name} ${row.last_name}`,
    status: row.closed_at === null ? 'Pending' : 'Completed',
  }
}
