import type { Language } from '@guichet/contract/rules.messages.ts'
import { fieldProblem } from '../http/field-problem.ts'
import { addDays, startOfDay } from './zoned-time.ts'

/** Instants of a period: `from` is inclusive, `to` exclusive; null when open. */
export type Period = { from: string | null; to: string | null }
type PeriodRequest = {
  /** Local dates, for whole days, or instants. */
  start: string | undefined
  end: string | undefined
  /** Field of the error when the period is reversed. */
  endField: string
  timeZone: string
  language: Language
}

/** @throws InvalidRequest when it ends before it begins */
export function periodOf({ start, end, endField, timeZone, language }: PeriodRequest): Period {
  const from = start === undefined ? null : instantOf(start, 0, timeZone)
  const to = end === undefined ? null : instantOf(end, 1, timeZone)
  if (from && to && to <= from) throw fieldProblem(endField, 'order', language)
  return { from, to }
}

/** Converts a date to the begin of its day or, with `days` 1, to the end of it. */
export const instantOf = (when: string, days: 0 | 1, timeZone: string): string =>
  when.length > 10 ? when : startOfDay(addDays(when, days), timeZone)
