import { orderChannelMessages } from '@guichet/contract/orders/order-channel.messages.ts'
import type { OrderChannel } from '@guichet/contract/orders/order-channel.ts'
import { orderStatusMessages } from '@guichet/contract/orders/order-status.messages.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import type { FirstOfParty } from '@guichet/contract/orders/sale/party.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { centsSumText } from '../../platform/db/sum-of-cents.ts'
import type { Reader, Sheet } from '../../platform/text/spreadsheet.ts'
import { minuteReader } from '../../platform/values/zoned-time.ts'
import { pdfMessages } from '../pdf/pdf.messages.ts'
import { endedStates } from '../refunds/live-refunds.rules.ts'
import { orderSheetMessages } from './extract-orders.messages.ts'
import { columns, type FoundOrder } from './found-order.db.ts'

type Row = FoundOrder & {
  channel: OrderChannel
  seller: string | null
  methods: string[]
  tickets: number
  refunded_cents: number
}

/** Orders as rows of a spreadsheet; amounts in dollars with a decimal point. */
export async function orderSheet(
  _tx: Transaction,
  { tenantId, language, timeZone }: Reader,
): Promise<Sheet> {
  const words = orderSheetMessages[language]
  const { methods } = pdfMessages[language]
  const minuteOf = minuteReader(timeZone)
  const cellsOf = (row: Row): string[] => [
    row.reference,
    minuteOf(row.completed_at ?? row.created_at),
    orderStatusMessages[language][row.status as OrderStatus],
    row.first_name ?? '',
    row.last_name ?? '',
    row.email ?? '',
    row.phone ?? '',
    row.postal_code ?? '',
    orderChannelMessages[language][row.channel],
    row.seller ?? '',
    row.methods.map((method) => methods[method] ?? method).join(', '),
    row.payment_reference ?? '',
    String(row.tickets),
    inDollars(row.final_cents),
    inDollars(row.refunded_cents),
    row.party ? nameOfParty(row.party) : '',
  ]
  return {
    header: Object.values(words.columns),
    rowsOf: async ({ client }, ids) => {
      const { rows } = await client.query<Row>(rowsByIds, [tenantId, ids])
      return rows.map(cellsOf)
    },
  }
}

const rowsByIds = `select ${columns}, o.channel,
    coalesce(
      (select a.first_name || ' ' || a.last_name from account a where a.id = o.created_by),
      (select k.name from api_key k where (k.tenant_id, k.id) = (o.tenant_id, o.api_key_id))
    ) as seller,
    array(
      select distinct p.method
      from payment p
      where p.tenant_id = o.tenant_id and p.order_id = o.id and p.state <> 'failed'
      order by 1
    ) as methods,
    (
      select count(*)
      from ticket t
      where t.tenant_id = o.tenant_id and t.order_id = o.id and t.voided_at is null
    ) as tickets,
    (
      select ${centsSumText('r.total_cents')}
      from refund r
      where r.tenant_id = o.tenant_id and r.order_id = o.id and r.state <> all('{${endedStates.join(',')}}')
    ) as refunded_cents
  from unnest($2::uuid[]) with ordinality p (id, place)
  join orders o on o.tenant_id = $1 and o.id = p.id
  order by p.place`

/** Named as in the list: “Jean Roy + 3”. */
const nameOfParty = ({ name, others }: FirstOfParty): string =>
  others > 0 ? `${name} + ${others}` : name

const inDollars = (cents: number): string => (cents / 100).toFixed(2)
