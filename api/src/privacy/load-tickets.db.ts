import { currentProduct } from '../database/current-product.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { ownersIn, type StoredOwner } from '../tickets/public.ts'
import { byOrder, viewAnswer } from './by-order.rules.ts'

/** Path of a holder's picture in the extracted file. */
export const picturePath = (fileId: string, path: string): string =>
  `pictures/${fileId}.${path.split('.').at(-1)}`

const viewHolder = (owner: StoredOwner) => ({
  label: owner.label,
  firstName: owner.firstName || null,
  lastName: owner.lastName || null,
  birthDate: owner.birthDate,
  picture: owner.pictureId && owner.picture ? picturePath(owner.pictureId, owner.picture) : null,
})
const holdersIn = (stored: unknown) => ownersIn(stored).map(viewHolder)

export async function ticketsOf(db: Db, tenantId: string, ids: readonly string[]) {
  const rows = await selectRows(db, tenantId, 'ticket')
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .selectAll('ticket')
    .select(currentProduct)
    .where('ticket.order_id', 'in', [...ids])
    .orderBy('order_line.position')
    .orderBy('unit.ordinal')
    .execute()
  const answers = await selectRows(db, tenantId, 'answer')
    .select(['ticket_id', 'form_title', 'question_text', 'answer'])
    .where('order_id', 'in', [...ids])
    .where('ticket_id', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const scans = await selectRows(db, tenantId, 'scan')
    .innerJoin('ticket', sameTenant('ticket.id', 'scan.ticket_id'))
    .select(['scan.ticket_id', 'scan.scanned_at', 'scan.result'])
    .where('ticket.order_id', 'in', [...ids])
    .orderBy('scan.scanned_at')
    .orderBy('scan.id')
    .execute()
  const answersOf = Map.groupBy(answers, (row) => row.ticket_id)
  const scansOf = Map.groupBy(scans, (row) => row.ticket_id)
  return byOrder(rows, (ticket) => ({
    ticketReferenceKey: ticket.reference,
    formerNumber: ticket.former_number,
    title: ticket.product_title,
    status: ticket.state,
    isVoided: ticket.voided_at !== null,
    blockedReason: ticket.blocked_reason,
    activePeriodStartDateTimeUtc: ticket.begins_at,
    activePeriodStopDateTimeUtc: ticket.ends_at,
    holders: holdersIn(ticket.owner),
    formAnswers: (answersOf.get(ticket.id) ?? []).map(viewAnswer),
    scans: (scansOf.get(ticket.id) ?? []).map(({ scanned_at, result }) => ({
      scannedDateTimeUtc: scanned_at,
      result,
    })),
  }))
}

/** Tickets that are issued once their orders are paid. */
export async function ticketsToIssueOf(db: Db, tenantId: string, ids: readonly string[]) {
  const rows = await selectRows(db, tenantId, 'ticket_to_issue')
    .select(['order_id', 'owner', 'answers'])
    .where('order_id', 'in', [...ids])
    .orderBy('ordinal')
    .execute()
  return byOrder(rows, ({ owner, answers }) => ({
    holders: holdersIn(owner),
    formAnswers: (answers as Parameters<typeof viewAnswer>[0][]).map(viewAnswer),
  }))
}

/** Pictures of holders of tickets, issued or not. */
export async function picturesOf(db: Db, tenantId: string, ids: readonly string[]) {
  if (!ids.length) return []
  const ownersOf = (table: 'ticket' | 'ticket_to_issue') =>
    selectRows(db, tenantId, table)
      .select('owner')
      .where('order_id', 'in', [...ids])
      .execute()
  const rows = [...(await ownersOf('ticket')), ...(await ownersOf('ticket_to_issue'))]
  const fileIds = rows.flatMap(({ owner }) =>
    ownersIn(owner).flatMap(({ pictureId }) => pictureId ?? []),
  )
  if (!fileIds.length) return []
  return selectRows(db, tenantId, 'file')
    .select(['id', 'path', 'sha256'])
    .where('id', 'in', fileIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}
