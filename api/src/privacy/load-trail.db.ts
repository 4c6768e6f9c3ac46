import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { Person } from './person.db.ts'

/** Emails to a person, or about their orders. */
export async function lettersTo(db: Db, tenantId: string, person: Person) {
  const { clientIds, orderIds, emails } = person
  const rows = await selectRows(db, tenantId, 'mail')
    .leftJoin('orders', sameTenant('orders.id', 'mail.order_id'))
    .select(['mail.kind', 'mail.to_email', 'mail.language', 'mail.state'])
    .select(['mail.created_at', 'mail.sent_at', 'orders.reference'])
    .where(({ or, eb }) =>
      or([
        eb('mail.client_id', 'in', clientIds),
        ...(orderIds.length ? [eb('mail.order_id', 'in', orderIds)] : []),
        ...(emails.length ? [eb('mail.to_email', 'in', emails)] : []),
      ]),
    )
    .orderBy('mail.created_at')
    .orderBy('mail.id')
    .execute()
  return rows.map((mail) => ({
    kind: mail.kind,
    to: mail.to_email,
    language: mail.language as 'fr' | 'en',
    state: mail.state,
    orderReferenceNumber: mail.reference,
    writtenDateTimeUtc: mail.created_at,
    sentDateTimeUtc: mail.sent_at,
  }))
}

/** Audit lines about a person or their orders, or by them. */
export async function trailOf(db: Db, tenantId: string, { clientIds, orderIds }: Person) {
  const rows = await selectRows(db, tenantId, 'audit')
    .leftJoin('audit_words', sameTenant('audit_words.audit_id', 'audit.id'))
    .leftJoin('orders', sameTenant('orders.id', 'audit.order_id'))
    .select(['audit.at', 'audit.code', 'audit.client_id', 'audit_words.words'])
    .select('orders.reference')
    .where(({ or, eb }) =>
      or([
        eb('audit.client_id', 'in', clientIds),
        eb('audit.subject_id', 'in', [...clientIds, ...orderIds]),
        ...(orderIds.length ? [eb('audit.order_id', 'in', orderIds)] : []),
      ]),
    )
    .orderBy('audit.at')
    .orderBy('audit.id')
    .execute()
  return rows.map((line) => ({
    dateTimeUtc: line.at,
    code: line.code,
    orderReferenceNumber: line.reference,
    isByClient: line.client_id !== null,
    texts: (line.words ?? {}) as Record<string, string>,
  }))
}
