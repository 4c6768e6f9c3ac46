import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Integer } from '../primitives.ts'
import { ChangeResult } from './timetable.ts'

export const restoreRemoved = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/timetable/:id/availability/:availabilityId/restore',
  summary:
    'Restore the slots of a removal, which the removal’s response identifies; refused once the series was changed again',
  access: 'Timetables',
  effect: 'write',
  idempotent: true,
  params: z.object({ id: Id, availabilityId: Id }),
  body: z.strictObject({
    removedDateTimeUtc: Instant,
    version: Integer(1, 2_147_483_647),
  }),
  reply: ChangeResult,
  problems: ['NotFound', 'StaleVersion', 'KeyReused', 'StillRunning'],
})
