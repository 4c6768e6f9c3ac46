import { toDollars } from '@guichet/contract/money.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import type { Refund } from '@guichet/contract/orders/refunds/refund-view.ts'
import type { z } from 'zod'
import { allOrFirstError } from '../../platform/db/all-or-first-error.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { mustGet } from '../../platform/values/must.ts'
import { sumOf } from '../../pricing/public.ts'
import { lineNames } from '../line-name.view.ts'
import { refundsOf, type LoadedOrder, type UnitRow } from '../load-orders.db.ts'
import { cashOfRefunds, tillsOfRefunds, viewTills } from '../order-tills.db.ts'

type Item = { refund_id: string; unit_id: string; net_cents: number; total_cents: number }
type TaxItem = { refund_id: string; key: string; cents: number }

/** Reads the parts of refunds together. */
function partsOfRefunds(db: Db, tenantId: string, ids: string[]) {
  const ofThem = { tenantId, ids }
  return allOrFirstError([
    itemsOf(db, ofThem),
    itemTaxesOf(db, ofThem),
    cashOfRefunds(db, tenantId, ids),
    returnedOf(db, ofThem),
    tillsOfRefunds(db, tenantId, ids),
  ])
}

type OfThem = { tenantId: string; ids: string[] }
const itemsOf = (db: Db, { tenantId, ids }: OfThem): Promise<Item[]> =>
  selectRows(db, tenantId, 'refund_item')
    .select(['refund_id', 'unit_id', 'net_cents', 'total_cents'])
    .where('refund_id', 'in', ids)
    .execute()

const itemTaxesOf = (db: Db, { tenantId, ids }: OfThem): Promise<TaxItem[]> =>
  selectRows(db, tenantId, 'refund_item_tax')
    .select(['refund_id', 'key', 'cents'])
    .where('refund_id', 'in', ids)
    .execute()

/** Amounts that a provider returned because it could not pay them out. */
const returnedOf = (db: Db, { tenantId, ids }: OfThem) =>
  selectRows(db, tenantId, 'refund_transfer')
    .select(['id', 'refund_id', 'cents'])
    .where('refund_id', 'in', ids)
    .where('state', '=', 'returned')
    .orderBy('id')
    .execute()

/** Refunds of a loaded order, oldest first; amounts are summed by line, as the API has no units. */
export async function viewRefunds(db: Db, loaded: LoadedOrder): Promise<z.output<typeof Refund>[]> {
  const ids = loaded.refunds.map((refund) => refund.id)
  if (!ids.length) return []
  return viewParts(loaded, await partsOfRefunds(db, loaded.order.tenant_id, ids))
}

type Parts = Awaited<ReturnType<typeof partsOfRefunds>>
function viewParts(
  loaded: LoadedOrder,
  [items, taxes, cash, returned, tills]: Parts,
): z.output<typeof Refund>[] {
  return loaded.refunds.map((refund) => {
    const isOfIt = (part: { refund_id: string }) => part.refund_id === refund.id
    const back = returned.filter(isOfIt)
    const from = tills.filter(isOfIt)
    const inCash = cash.find(isOfIt)
    return {
      ...viewRefund(refund, loaded, items.filter(isOfIt), taxes.filter(isOfIt)),
      ...(inCash && { cash: toDollars(inCash.cents) }),
      ...(from.length > 0 && { tills: viewTills(from) }),
      ...(back.length > 0 && {
        returned: back.map(({ id, cents }) => ({
          transferPublicId: id,
          amount: toDollars(cents),
        })),
      }),
    }
  })
}

/** A refund that was written after its order was loaded. */
export async function viewRefundOf(
  db: Db,
  loaded: LoadedOrder,
  refundId: string,
): Promise<z.output<typeof Refund>> {
  const { tenant_id: tenantId, id } = loaded.order
  const [refunds, { status }, parts] = await allOrFirstError([
    refundsOf(db, tenantId, id),
    selectRows(db, tenantId, 'orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    partsOfRefunds(db, tenantId, [refundId]),
  ])
  const written = {
    ...loaded,
    order: { ...loaded.order, status },
    refunds: refunds.filter((refund) => refund.id === refundId),
  }
  return viewParts(written, parts)[0]!
}

/** The member of staff who requested a refund, or the buyer who cancelled the order. */
const requesterOf = (refund: LoadedOrder['refunds'][number], { order }: LoadedOrder) =>
  refund.requested_by === null
    ? {
        requestedByName: [order.first_name, order.last_name].filter(Boolean).join(' '),
        isByBuyer: true,
      }
    : { requestedByName: `${refund.first_name} ${refund.last_name}` }

function viewRefund(
  refund: LoadedOrder['refunds'][number],
  loaded: LoadedOrder,
  items: Item[],
  taxes: TaxItem[],
): z.output<typeof Refund> {
  const units = new Map(loaded.units.map((unit) => [unit.id, unit]))
  const labels = new Map(loaded.taxes.map((tax) => [tax.key, tax.label]))
  const dollarsOf = (cents: number[]) => toDollars(sumOf(cents))
  const isFee = (item: Item) => mustGet(units, item.unit_id).kind === 'fee'
  // Parts of a package are reported as the package.
  const soldAs = (item: Item) => {
    const unit = mustGet(units, item.unit_id)
    return unit.parent_line_id === null ? unit : mustGet(units, unit.parent_unit_id!)
  }
  const names = lineNames(loaded.units, loaded.tenant.time_zone)
  const inOrder = [...units.keys()]
  const byLine = Map.groupBy(
    items
      .filter((item) => !isFee(item))
      .sort((a, b) => inOrder.indexOf(a.unit_id) - inOrder.indexOf(b.unit_id)),
    (item) => names.keyOf(soldAs(item)),
  )
  return {
    publicId: refund.id,
    scope: refund.scope as 'partial',
    state: refund.state as 'settled',
    finalCost: toDollars(refund.total_cents),
    ...(refund.credited_cents > 0 && { credited: toDollars(refund.credited_cents) }),
    reason: refund.reason,
    creditNoteNumber: refund.credit_note,
    requestedDateTimeUtc: refund.requested_at,
    settledDateTimeUtc: refund.settled_at,
    ...requesterOf(refund, loaded),
    refundItems: [...byLine.values()].map((value) => {
      const pieces = [...new Set(value.map(soldAs))]
      return {
        ...viewItem(pieces, names),
        refundedAmount: dollarsOf(value.map((item) => item.total_cents)),
      }
    }),
    fees: dollarsOf(items.filter(isFee).map((item) => item.net_cents)),
    taxes: [...Map.groupBy(taxes, (tax) => tax.key)].map(([key, shares]) => ({
      key,
      description: mustGet(labels, key),
      total: dollarsOf(shares.map((share) => share.cents)),
    })),
    status: loaded.order.status as OrderStatus,
  }
}

function viewItem(pieces: readonly UnitRow[], { nameOf, partsOf }: ReturnType<typeof lineNames>) {
  const [unit] = pieces as [UnitRow]
  const { title: productTitle, ...name } = nameOf(pieces)
  return {
    productPublicId: unit.product_id,
    productTitle,
    ...name,
    isSupplement: unit.kind === 'adjustment',
    activationDateTimeUtc: unit.activation_at,
    timeslotBegin: unit.slot_begin?.slice(0, 5) ?? null,
    timeslotEnd: unit.slot_end?.slice(0, 5) ?? null,
    count: pieces.length,
    parts: partsOf(pieces),
  }
}
