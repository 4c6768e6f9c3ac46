import { toDollars } from '@guichet/contract/money.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { quoteNumber } from '@guichet/contract/quotes/quote-status.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { Person } from './person.db.ts'

type Name = { firstName: string; lastName: string }
/** An answer as a quote stores it: the question, and the typed text or the selected options. */
type Answer = { form: Bilingual; question: Bilingual; answer: string; chosen: Bilingual[] }
type Line = { title: Bilingual; total: number }

/** Quotes for a person, oldest first. */
export async function personalQuotes(db: Db, tenantId: string, { clientIds, emails }: Person) {
  const rows = await selectRows(db, tenantId, 'quote')
    .select(['number', 'status', 'title', 'created_at', 'email', 'first_name', 'last_name'])
    .select(['phone', 'postal_code', 'note', 'internal_note', 'purchase_order'])
    .select(['decline_reason', 'final_cents', 'names', 'answers', 'language'])
    .select(sql<string | null>`discount ->> 'reason'`.as('discount_reason'))
    .select(sql<Line[]>`frozen -> 'lines'`.as('lines'))
    .where(({ or, eb }) =>
      or([eb('client_id', 'in', clientIds), ...(emails.length ? [eb('email', 'in', emails)] : [])]),
    )
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    number: quoteNumber(row.number),
    status: row.status,
    title: row.title,
    createdDateTimeUtc: row.created_at,
    contact: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phoneNumber: row.phone,
      postalCode: row.postal_code,
    },
    note: row.note,
    internalNote: row.internal_note,
    purchaseOrder: row.purchase_order,
    discountReason: row.discount_reason,
    declineReason: row.decline_reason,
    names: (row.names as unknown as Name[]).map(
      ({ firstName, lastName }) => `${firstName} ${lastName}`,
    ),
    formAnswers: (row.answers as unknown as Answer[]).map((answer) =>
      inWords(answer, row.language as Language),
    ),
    entries: row.lines.map(({ title, total }) => ({ title, total })),
    total: toDollars(row.final_cents),
  }))
}

const inWords = ({ form, question, answer, chosen }: Answer, language: Language) => ({
  form: form[language],
  question: question[language],
  answer: answer || chosen.map((option) => option[language]).join(', '),
})
