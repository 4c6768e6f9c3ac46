import type { Body } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/incidents/save-incident.ts'
import { nextNumber } from '../platform/db/next-number.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { newId } from '../platform/values/ids.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { columnsOf, incidentById, incidentsOf, lockIncident } from './incidents.db.ts'

/** Highest number of incidents of a register. */
const mostIncidents = 2000

export const findIncidents = handle(contract.findIncidents, async ({ db, tenantId }) => ({
  items: await incidentsOf(db, tenantId),
}))

export const createIncident = handle(contract.createIncident, async (ctx, { body }) => {
  const { db, now, audit, tenantId, accountId } = ctx
  assertDays(ctx, body)
  const number = await nextNumber(db, tenantId, 'incident')
  if (number > mostIncidents) throw apiError('ListFull', { limit: mostIncidents })
  const id = newId()
  await db
    .insertInto('incident')
    .values({
      tenant_id: tenantId,
      id,
      number,
      ...columnsOf(body),
      created_by: accountId,
      created_at: now,
    })
    .execute()
  await audit('incident.created', 'incident', id, {
    facts: { number, isSerious: body.isSerious, persons: body.persons },
  })
  return incidentById(db, tenantId, id)
})

export const saveIncident = handle(
  contract.saveIncident,
  async (ctx, { params: { id }, body: { version: sent, ...form } }) => {
    const { db, audit, tenantId } = ctx
    const stored = await lockIncident(db, tenantId, id)
    if (!stored) throw apiError('NotFound')
    const { version } = stored
    const unseen = await assertCurrent(db, tenantId, { subjectId: id, version }, sent)
    assertDays(ctx, form)
    await updateRows(db, tenantId, 'incident')
      .set({ ...columnsOf(form), version: version + 1 })
      .where('id', '=', id)
      .execute()
    await audit('incident.saved', 'incident', id, savedNote(stored.form, form, unseen))
    return incidentById(db, tenantId, id)
  },
)

type Form = Omit<Body<typeof contract.saveIncident>, 'version'>
/** @throws InvalidRequest for a future day, or days in the wrong order */
function assertDays({ now, language, timeZone }: Ctx, form: Form): void {
  const today = localDateOf(now, timeZone)
  for (const field of [
    'beganOn',
    'endedOn',
    'noticedOn',
    'commissionToldOn',
    'personsToldOn',
  ] as const)
    if ((form[field] ?? '') > today) throw fieldProblem(field, 'date', language)
  if (form.endedOn && form.endedOn < form.beganOn) throw fieldProblem('endedOn', 'date', language)
  if (form.noticedOn < form.beganOn) throw fieldProblem('noticedOn', 'date', language)
  for (const field of ['commissionToldOn', 'personsToldOn'] as const)
    if (form[field] && form[field] < form.noticedOn) throw fieldProblem(field, 'date', language)
}
