import type { Entry } from './orders.queries.ts'

/** The day that was bought. A pass has none: its activation is the first day of a season. */
export const dateOf = ({
  kind,
  activationDateTimeUtc,
}: Pick<Entry, 'kind' | 'activationDateTimeUtc'>): string | null =>
  kind === 'season_pass' ? null : activationDateTimeUtc
