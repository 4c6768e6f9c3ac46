import type { ExportsSearch } from './exports-search.rules.ts'
import type { ExportDraft, ScheduledExport } from './exports.queries.ts'

type Filter = Record<string, unknown>
export type ListFilter = { orders?: Filter; tickets?: Filter }
/** Values of the form; the filter of a list is set on the page of that list. */
export type ExportFields = Omit<ExportDraft, 'orders' | 'tickets'>

/** Form values of a stored export. */
export function fieldsOf(kept: ScheduledExport): ExportFields {
  const { name, subject, format, language, rhythm, day, hour, version } = kept
  return {
    name,
    subject,
    format,
    language,
    rhythm,
    day,
    hour,
    isPaused: kept.isPaused,
    isDeferred: kept.isDeferred,
    isOfPeriod: kept.isOfPeriod,
    recipientPublicIds: kept.recipients.map(({ publicId }) => publicId),
    version,
  }
}
export const filterOf = ({ orders, tickets }: ScheduledExport): ListFilter => ({
  ...(orders && { orders }),
  ...(tickets && { tickets }),
})

type Maker = { language: 'fr' | 'en'; userPublicId: string; subject: ExportFields['subject'] }
export const emptyFields = (
  { deferred }: ExportsSearch,
  { language, userPublicId, subject }: Maker,
): ExportFields => ({
  name: '',
  subject,
  format: 'xlsx',
  language,
  rhythm: 'daily',
  day: 1,
  hour: 6,
  isPaused: false,
  isDeferred: deferred,
  isOfPeriod: false,
  recipientPublicIds: [userPublicId],
})

/** Filter in an address; an invalid one is empty. */
export function filterIn({ make, filter }: ExportsSearch): ListFilter {
  if (!filter || (make !== 'orders' && make !== 'tickets')) return {}
  try {
    const read: unknown = JSON.parse(filter)
    return read && typeof read === 'object' ? { [make]: read as Filter } : {}
  } catch {
    return {}
  }
}
