import { auditActionName } from '@guichet/contract/audit/audit-actions.messages.ts'
import {
  auditSubjectMessages,
  type AuditSubject,
} from '@guichet/contract/audit/audit-subjects.messages.ts'
import { describeAudit, type AuditDetail } from '@guichet/contract/audit/describe-audit.ts'
import type { Transaction } from '../platform/db/db.ts'
import type { Reader, Sheet } from '../platform/text/spreadsheet.ts'
import { minuteReader } from '../platform/values/zoned-time.ts'
import { auditRowsById, type AuditRow } from './audit-list.db.ts'
import { auditSheetMessages } from './audit-sheet.messages.ts'
import { actorKindOf } from './find-audit.ts'
import { subjectNames } from './subject-names.db.ts'

/**
 * Audit lines as rows of a spreadsheet. Texts typed by people are left out: a file outlives an
 * erasure.
 */
export async function auditSheet(
  _tx: Transaction,
  { tenantId, language, timeZone }: Reader,
): Promise<Sheet> {
  const words = auditSheetMessages[language]
  const subjects = auditSubjectMessages[language]
  const moment = minuteReader(timeZone)
  const reader = { language, moment, money: (cents: number) => `${(cents / 100).toFixed(2)} $` }
  const cellsOf = (row: AuditRow, name: string | null): string[] => [
    row.number === null ? '' : String(row.number),
    moment(row.at),
    row.person ?? row.key_name ?? words.actors[actorKindOf(row)],
    auditActionName(row.code, language),
    subjects[row.subject as AuditSubject] ?? row.subject,
    name ?? '',
    row.order_reference ?? '',
    describeAudit(row.facts, {}, reader).map(inWords).join('; '),
    row.code,
    row.subject_id,
  ]
  return {
    header: words.columns,
    rowsOf: async ({ client }, ids) => {
      const rows = await auditRowsById(client, tenantId, ids)
      const nameOf = await subjectNames(client, { tenantId, language }, rows)
      return rows.map((row) => cellsOf(row, nameOf(row)))
    },
  }
}

const inWords = ({ name, from, to }: AuditDetail): string => {
  const value = [from, to].filter((part) => part !== undefined).join(' → ')
  return value ? `${name}: ${value}` : name
}
