import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, LocalDate, NotEmpty, TenantId, Unique } from '../primitives.ts'
import { acceptConflicts, CopyDraft, PublicationResult } from './timetable.ts'

/**
 * Handling of existing slots of the target week, for the same items: `add` copies in addition to
 * them, `skip` omits copies that would overlap them, `replace` closes them first. A slot with sold
 * places is never closed: copies that would overlap it are omitted.
 */
export const onExistingChoices = ['skip', 'replace', 'add'] as const
export type OnExisting = (typeof onExistingChoices)[number]

/**
 * `occurrences`: copies written; `skipped`: copies omitted; `closed`: existing slots closed;
 * `kept`: existing slots not closed because of sold places.
 */
const outcome = { skipped: z.int(), closed: z.int(), kept: z.int() }
const Outcome = z.strictObject({ occurrences: z.int(), ...outcome })
const copy = { service: 'exploring', method: 'POST', access: 'Timetables' } as const
const isMonday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1
const Monday = LocalDate.refine(isMonday, 'monday')
const week = {
  collaboratorPublicId: TenantId,
  fromMonday: Monday,
  toMonday: Monday,
  itemPublicIds: Unique(NotEmpty(Id, 50)),
}
const isOther = ({ fromMonday, toMonday }: { fromMonday: string; toMonday: string }) =>
  fromMonday !== toMonday
const sameWeek = { error: 'otherWeek', path: ['toMonday'] }

export const copyWeek = endpoint({
  ...copy,
  path: '/1.0/ScheduleTemplate/timetable/week/copy',
  effect: 'write',
  idempotent: true,
  summary:
    'Copy the current slots of a week to another week, each once. Without `onExisting` or `acceptConflicts` overlaps are refused',
  body: z
    .strictObject({ ...week, onExisting: Choice(onExistingChoices).optional(), acceptConflicts })
    .refine(isOther, sameWeek),
  reply: PublicationResult.extend(outcome),
  problems: ['NotFound', 'TimetableConflict', 'PlacesSold', 'KeyReused', 'StillRunning'],
})
export const validateWeekCopy = endpoint({
  ...copy,
  path: '/1.0/ScheduleTemplate/timetable/week/validate',
  effect: 'read',
  summary:
    'Preview the copy of a week: the occurrences, the overlaps, and the effect of each choice on existing slots',
  body: z.strictObject(week).refine(isOther, sameWeek),
  reply: CopyDraft.extend({
    existing: z.int(),
    choices: z.strictObject({ skip: Outcome, replace: Outcome, add: Outcome }),
  }),
  problems: ['NotFound'],
})
