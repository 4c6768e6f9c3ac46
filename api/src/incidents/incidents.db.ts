import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import type { findIncidents, saveIncident } from '@guichet/contract/incidents/save-incident.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { addYears } from './retention.rules.ts'

export type Incident = Reply<typeof findIncidents>['items'][number]
type Form = Omit<Body<typeof saveIncident>, 'version'>
const yearsKept = 5

const rowsOf = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'incident')
    .innerJoin('account', 'account.id', 'incident.created_by')
    .selectAll('incident')
    .select(['account.first_name', 'account.last_name'])
    .orderBy('number', 'desc')
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const viewIncident = (row: Row): Incident => ({
  publicId: row.id,
  number: row.number,
  version: row.version,
  ...formOf(row),
  createdDateTimeUtc: row.created_at,
  createdByName: `${row.first_name} ${row.last_name}`,
  keptUntil: addYears(row.noticed_on, yearsKept),
})
const formOf = (row: Row): Form => ({
  beganOn: row.began_on,
  endedOn: row.ended_on,
  noticedOn: row.noticed_on,
  information: row.information,
  circumstances: row.circumstances,
  persons: row.persons,
  risk: row.risk,
  isSerious: row.is_serious,
  commissionToldOn: row.commission_told_on,
  personsToldOn: row.persons_told_on,
  measures: row.measures,
})
export const columnsOf = (form: Form) => ({
  began_on: form.beganOn,
  ended_on: form.endedOn,
  noticed_on: form.noticedOn,
  information: form.information,
  circumstances: form.circumstances,
  persons: form.persons,
  risk: form.risk,
  is_serious: form.isSerious,
  commission_told_on: form.commissionToldOn,
  persons_told_on: form.personsToldOn,
  measures: form.measures,
})

export const incidentsOf = async (db: Db, tenantId: string): Promise<Incident[]> =>
  (await rowsOf(db, tenantId).execute()).map(viewIncident)

export async function incidentById(db: Db, tenantId: string, id: string): Promise<Incident> {
  return viewIncident(
    await rowsOf(db, tenantId).where('incident.id', '=', id).executeTakeFirstOrThrow(),
  )
}

/** Loads an incident, locked until the commit; undefined when it does not exist. */
export async function lockIncident(db: Db, tenantId: string, id: string) {
  const row = await rowsOf(db, tenantId)
    .where('incident.id', '=', id)
    .forNoKeyUpdate('incident')
    .executeTakeFirst()
  return row && { version: row.version, form: formOf(row) }
}
