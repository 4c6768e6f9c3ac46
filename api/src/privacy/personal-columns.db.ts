import { sql } from 'kysely'
import type { DB } from '../platform/db/schema.gen.ts'
import { erasedStatus } from '../platform/http/idempotency.ts'
import { manualKey } from '../pricing/public.ts'
import {
  cartsOf,
  lettersOf,
  officeCartsOf,
  containsAddressOf,
  ofOrders,
  quotesOf,
  uuids,
  type Personal,
} from './personal-rows.db.ts'

/**
 * The identification of a holder stays, so that another person can be named; the person's data is
 * removed. The oldest tickets have no list of holders.
 */
const emptyHolders = (empty: string) =>
  `case when jsonb_typeof(owner) = 'array' then coalesce(
    (
      select jsonb_agg(holder || '${empty}' order by nth)
      from jsonb_array_elements(owner) with ordinality held (holder, nth)
    ),
    '[]'
  ) else '[]' end`
const nobody =
  '{"firstName": "", "lastName": "", "birthDate": null, "pictureId": null, "picture": null}'
// For columns that may not be empty, or where empty has another meaning.
const removed = `'—'`

/** Stored data of a client, and how it is erased. Erasure follows this list exactly. */
export const personal = {
  // It is first, because it reads the client's row. A cart is an unfinished sale, so it is deleted
  // as a whole; its hold expires by itself.
  kept_cart: { kept: '', gone: 'name content', rules: [{ rows: cartsOf }] },
  // Its hold ends by itself.
  office_cart: { kept: 'language codes', rules: [{ rows: officeCartsOf, set: { lines: `'[]'` } }] },
  client: {
    kept: 'language',
    rules: [
      {
        rows: ({ clientIds }) => sql`id = any(${uuids(clientIds)})`,
        set: {
          email: 'null',
          first_name: 'null',
          last_name: 'null',
          birth_date: 'null',
          gender: 'null',
          phone: 'null',
          postal_code: 'null',
          note: 'null',
          version: 'version + 1',
          erased_at: 'clock_timestamp()',
        },
      },
    ],
  },
  orders: {
    kept: 'reference status language balance_due_on channel',
    rules: [
      {
        rows: ({ orderIds }) => sql`id = any(${uuids(orderIds)})`,
        set: {
          email: 'null',
          first_name: 'null',
          last_name: 'null',
          phone: 'null',
          // The area of some ten thousand people, for maps of sales.
          postal_code: `upper(left(replace(postal_code, ' ', ''), 3))`,
          note: 'null',
          purchase_order: 'null',
          version: 'version + 1',
        },
      },
    ],
  },
  ticket: {
    kept: 'reference state kind',
    rules: [
      {
        rows: ofOrders,
        set: {
          owner: emptyHolders(nobody),
          picture_id: 'null',
          former_number: 'null',
          // A blocked ticket stays blocked.
          blocked_reason: `case when blocked_reason is not null then ${removed} end`,
          version: 'version + 1',
        },
      },
    ],
  },
  ticket_to_issue: {
    kept: 'kind',
    rules: [
      {
        rows: ofOrders,
        set: { owner: emptyHolders(nobody), picture_id: 'null', answers: `'[]'` },
      },
    ],
  },
  answer: {
    kept: '',
    gone: 'form_title question_text answer folded',
    rules: [{ rows: ofOrders }],
  },
  client_import_row: {
    kept: 'outcome pass problems',
    gone: 'cells',
    rules: [
      {
        rows: (person) => sql`client_id = any(${uuids(person.clientIds)})
          or ${containsAddressOf(`array_to_string(cells, ' ')`, person)}`,
      },
    ],
  },
  party_piece: { kept: '', rules: [{ rows: ofOrders }] },
  party_member: {
    kept: '',
    gone: 'first_name last_name birth_date boot',
    rules: [{ rows: ofOrders }],
  },
  order_note: { kept: '', gone: 'text', rules: [{ rows: ofOrders }] },
  // A converted quote stays with its order, without personal data. Other quotes are deleted.
  quote: {
    kept: 'status language tickets rebate_codes frozen event_on expires_on balance_due_on',
    rules: [
      { rows: (person) => sql`status in ('Declined', 'Expired') and ${quotesOf(person)}` },
      {
        rows: quotesOf,
        set: {
          title: removed,
          email: 'null',
          first_name: 'null',
          last_name: 'null',
          phone: 'null',
          postal_code: 'null',
          note: 'null',
          internal_note: 'null',
          purchase_order: 'null',
          discount: `case when discount is not null then discount || '{"reason": "—"}' end`,
          names: `'[]'`,
          answers: `'[]'`,
          decline_reason: 'null',
          link_token: 'null',
          found_by: `'s' || lpad(number::text, 6, '0')`,
          version: 'version + 1',
        },
      },
    ],
  },
  // Amounts, dates and references of money stay; only typed texts about a person are removed.
  refund: {
    kept: 'source scope state status_before business_day credit_note platform_fee',
    rules: [{ rows: ofOrders, set: { reason: removed } }],
  },
  unit_rebate: {
    kept: '',
    rules: [
      {
        rows: ({ tenantId, orderIds }) => sql`reason is not null and unit_id in (
            select u.id
            from unit u
            where u.tenant_id = ${tenantId} and u.order_id = any(${uuids(orderIds)})
          )`,
        set: { reason: removed },
      },
    ],
  },
  invoice: {
    kept: 'province rule_set platform_fee',
    rules: [
      {
        rows: ofOrders,
        // The step of a manual discount has the description that the client reads.
        set: {
          explained: `(
            select jsonb_agg(
              case
                when step ->> 'key' = '${manualKey}' then step || '{"description": "—"}' else step
              end
              order by nth
            )
            from jsonb_array_elements(explained) with ordinality priced (step, nth)
          )`,
        },
      },
    ],
  },
  payment: {
    kept: 'method provider provider_ref reference state business_day provider_account provider_session provider_order',
    rules: [{ rows: ofOrders, set: { link_token: 'null', last_error: 'null' } }],
  },
  job: {
    kept: 'kind dedupe_key leased_by progress ending',
    gone: 'payload',
    rules: [
      // A sender that is working on the email at this moment finds no job, and so writes nothing
      // about it.
      {
        rows: (person) => sql`dedupe_key in (
            select 'send-mail:' || m.id
            from mail m
            where m.tenant_id = ${person.tenantId} and ${lettersOf(person)}
          )`,
      },
      {
        rows: (person) =>
          sql`last_error is not null and ${containsAddressOf('last_error', person)}`,
        set: { last_error: 'null' },
      },
    ],
  },
  mail: {
    kept: 'kind dedupe_key language',
    rules: [
      {
        rows: lettersOf,
        set: {
          to_email: `''`,
          data: `'{}'`,
          drawn: 'null',
          last_error: 'null',
          state: `'erased'`,
        },
      },
      // Emails about other orders may name this person as the holder of a ticket, and encrypted
      // content cannot be searched: it is removed, and the mailbox renders it again from current
      // data.
      { rows: () => sql`content is not null`, set: { content: 'null' } },
    ],
  },
  audit_words: {
    kept: '',
    gone: 'words salt',
    rules: [
      {
        rows: (person) => sql`audit_id in (
            select a.id
            from audit a
            where a.tenant_id = ${person.tenantId} and (
              a.client_id = any(${uuids(person.clientIds)})
              or a.subject_id = any(${uuids([...person.clientIds, ...person.orderIds])})
              or a.order_id = any(${uuids(person.orderIds)})
            )
          ) or ${containsAddressOf('words::text', person)}`,
      },
    ],
  },
  // A used key stays used, or the same sale could be made twice. The answer to a deleted note has
  // no link to it, so all stored answers are removed, those of a day at most.
  idempotency: {
    kept: 'call body_sha256',
    rules: [
      { rows: () => sql`reply is not null`, set: { reply: 'null', status: String(erasedStatus) } },
    ],
  },
  saved_view: {
    kept: 'list name',
    gone: 'address',
    rules: [{ rows: (person) => containsAddressOf(`replace(address, '%40', '@')`, person) }],
  },
  search_entry: { kept: 'kind', gone: 'text', rules: [] },
} satisfies Partial<Record<keyof DB, Personal>>
