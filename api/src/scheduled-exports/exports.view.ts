import type {
  ExportRun,
  ScheduledExport,
} from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { mayRead, type Reader } from './readers.db.ts'
import type { ExportRow, LetterRow, RunRow } from './scheduled-exports.db.ts'

const letterStateOf = ({ withheld, state }: LetterRow): ExportRun['letters'][number]['state'] => {
  if (withheld) return withheld as 'noAccess'
  return state === 'waiting' || state === 'sent' ? state : 'refused'
}

/** A run is `expired` from that instant on, whether its file is deleted already or not. */
export const stateOfRun = ({ state, expires_at: end }: RunRow, now: string): ExportRun['state'] =>
  state === 'done' && end! <= now ? 'expired' : (state as ExportRun['state'])

export function viewRun(row: RunRow, letters: readonly LetterRow[], now: string): ExportRun {
  const state = stateOfRun(row, now)
  return {
    publicId: row.id,
    exportPublicId: row.export_id,
    name: row.name,
    subject: row.subject as ExportRun['subject'],
    format: row.format as ExportRun['format'],
    isByHand: row.is_by_hand,
    dueDateTimeUtc: row.due_at,
    startDate: row.begins_on,
    endDate: row.ends_on,
    state,
    fault: row.fault as ExportRun['fault'],
    startedDateTimeUtc: row.started_at,
    endedDateTimeUtc: row.ended_at,
    expiresDateTimeUtc: row.expires_at,
    rows: row.row_count,
    bytes: state === 'done' ? row.bytes : null,
    letters: letters
      .filter((letter) => letter.run_id === row.id)
      .map((letter) => ({
        publicId: letter.account_id,
        name: `${letter.first_name} ${letter.last_name}`.trim(),
        state: letterStateOf(letter),
      })),
  }
}

export const viewReader = (reader: Reader, subject: ScheduledExport['subject']) => ({
  publicId: reader.accountId,
  name: reader.name,
  email: reader.email,
  language: reader.language,
  mayRead: mayRead(reader, subject),
})

type Around = { recipients: readonly string[]; staff: readonly Reader[]; lastRun: ExportRun | null }
export function viewExport(
  row: ExportRow,
  { recipients, staff, lastRun }: Around,
): ScheduledExport {
  const { orders, tickets } = row.filter as Pick<ScheduledExport, 'orders' | 'tickets'>
  return {
    publicId: row.id,
    version: row.version,
    name: row.name,
    subject: row.subject,
    format: row.format,
    language: row.language,
    rhythm: row.rhythm,
    day: row.on_day,
    hour: row.at_hour,
    isPaused: row.is_paused,
    isDeferred: row.is_deferred,
    isOfPeriod: row.is_of_period,
    ...(orders && { orders }),
    ...(tickets && { tickets }),
    recipients: staff
      .filter(({ accountId }) => recipients.includes(accountId))
      .map((reader) => viewReader(reader, row.subject)),
    createdByName: staff.find(({ accountId }) => accountId === row.created_by)?.name ?? '',
    nextDueDateTimeUtc: row.next_due_at,
    lastRun,
  }
}
