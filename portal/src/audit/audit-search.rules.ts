import { auditActions, type AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import {
  auditSubjects,
  type AuditSubject,
} from '@guichet/contract/audit/audit-subjects.messages.ts'
import type { findAudit } from '@guichet/contract/audit/find-audit.ts'
import type { Query } from '@guichet/contract/endpoint.ts'
import { choiceOf, dayOf, idsOf } from '../kit/text/address.rules.ts'

/** Filters of the list in the address; each can be omitted. */
export type AuditSearch = {
  from: string
  to: string
  who: string
  action: AuditAction | ''
  kind: AuditSubject | ''
  thing: string
}
export const auditDefaults: AuditSearch = {
  from: '',
  to: '',
  who: '',
  action: '',
  kind: '',
  thing: '',
}

/** Reads the filters from an address of any content: invalid values are ignored. */
export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => ({
  from: dayOf(search.from),
  to: dayOf(search.to),
  who: idsOf(search.who).slice(0, 36),
  action: choiceOf(['', ...auditActions], search.action),
  kind: choiceOf(['', ...auditSubjects], search.kind),
  thing: idsOf(search.thing).slice(0, 36),
})

/** The search parameters of the address, without empty filters. */
export const addressOf = (search: AuditSearch): Partial<AuditSearch> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''))

export const queryOf = ({
  from,
  to,
  who,
  action,
  kind,
  thing,
}: AuditSearch): Omit<Query<typeof findAudit>, 'after' | 'pageSize'> => ({
  ...(from && { startDate: from }),
  ...(to && { endDate: to }),
  ...(who && { actorPublicId: who }),
  ...(action && { action }),
  ...(kind && { subject: kind }),
  ...(thing && { subjectPublicId: thing }),
})
