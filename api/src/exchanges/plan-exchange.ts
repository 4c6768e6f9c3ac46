import type { Body } from '@guichet/contract/endpoint.ts'
import type { previewExchange } from '@guichet/contract/exchanges/exchange-ticket.ts'
import type { FieldProblem } from '@guichet/contract/problems.ts'
import { loadOrder, planCart, type LoadedOrder, type PlannedLine } from '../orders/public.ts'
import { ApiError, apiError, invalid } from '../platform/http/api-error.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { mustFind } from '../platform/values/must.ts'
import {
  whyNotExchanged,
  type CarriedAccessory,
  type MovingTicket,
  type PlannedMove,
} from '../tickets/public.ts'
import { accessoryChanges, countsOf } from './exchange.rules.ts'
import { accessoriesOfTickets, ticketAndLike } from './exchanges.db.ts'

type Choice = Body<typeof previewExchange>
/** A requested change; `path` is the path of its members in the request, '' at the root. */
export type RequestedChange = { ticketId: string; choice: Choice; path: string }

/** Identical tickets that become the same product at the same time. */
export type PlannedChange = {
  /** The tickets that change; the named one is first. */
  tickets: MovingTicket[]
  /** Their new product, as a line of a cart. */
  entry: PlannedLine
  isSameProduct: boolean
  accessories: {
    kept: CarriedAccessory[]
    dropped: CarriedAccessory[]
    added: { line: PlannedLine; quantity: number }[]
  }
  moves: Omit<PlannedMove, 'unseen'>[]
}
/** An exchange whose checks have passed, except those of the stock. */
export type PlannedExchange = {
  loaded: LoadedOrder
  business: Awaited<ReturnType<typeof planCart>>['business']
  today: string
  changes: PlannedChange[]
}

/**
 * Plans an exchange with the rules of a sale, for existing tickets of one order. The caller must
 * hold the lock of the order when it is going to write.
 *
 * @throws NotFound, NotMovable, NotOnSale, InvalidRequest
 */
export async function planExchange(
  ctx: Ctx,
  orderId: string | null,
  requested: readonly RequestedChange[],
): Promise<PlannedExchange> {
  const taken = new Set<string>()
  const changes: PlannedChange[] = []
  let circumstances: Pick<PlannedExchange, 'business' | 'today'> | null = null
  for (const request of requested) {
    const { change, business, today } = await planChange(ctx, request)
    assertOnce(ctx, change, taken, request.path)
    changes.push(change)
    circumstances = { business, today }
  }
  const orderIds = new Set(
    changes.flatMap(({ tickets }) => tickets.map((ticket) => ticket.orderId)),
  )
  const [only] = orderIds
  if (orderIds.size !== 1 || (orderId !== null && only !== orderId)) throw apiError('NotFound')
  return { loaded: await loadOrder(ctx.db, ctx.tenantId, only!), changes, ...circumstances! }
}

/** @throws InvalidRequest when two changes name the same ticket */
function assertOnce(
  { language }: Ctx,
  { tickets }: PlannedChange,
  taken: Set<string>,
  path: string,
): void {
  for (const { id } of tickets) {
    if (taken.has(id)) throw fieldProblem(`${path}ticketPublicId`, 'unique', language)
    taken.add(id)
  }
}

async function planChange(ctx: Ctx, { ticketId, choice, path }: RequestedChange) {
  const { db, now, tenantId } = ctx
  const { ticket, like } = await ticketAndLike(db, { tenantId, ticketId, now })
  const why = whyNotExchanged(ticket, now)
  if (why) throw apiError('NotMovable', { reason: why, ticketPublicId: ticket.id })
  const tickets = chosenOf(ctx, ticket, like, { quantity: choice.quantity ?? 1, path })
  const carried = await accessoriesOfTickets(db, tenantId, tickets)
  const accessories = accessoryChanges(carried, choice.accessories)
  const isSameProduct = choice.productId === ticket.productId
  const line = lineOf(choice, ticket, tickets.length, [...accessories.kept, ...accessories.added])
  const {
    lines: [entry, ...accessoryLines],
    business,
    today,
  } = await planLine(path, ctx, [line], {
    soldBefore: new Set(isSameProduct ? [choice.productId] : []),
  })
  if (entry!.type.kind !== ticket.kind)
    throw apiError('NotMovable', { reason: 'otherKind', ticketPublicId: ticket.id })
  const change: PlannedChange = {
    tickets,
    entry: entry!,
    isSameProduct,
    accessories: {
      kept: accessories.kept,
      dropped: accessories.dropped,
      added: accessories.added.map(({ productId, quantity }) => ({
        line: mustFind(accessoryLines, ({ type }) => type.id === productId),
        quantity,
      })),
    },
    moves: tickets.map((moving) => moveOf(moving, entry!)),
  }
  return { change, business, today }
}

/** Plans a cart of one line; its faults have the members of the choice as fields. */
async function planLine(path: string, ...asked: Parameters<typeof planCart>) {
  try {
    return await planCart(...asked)
  } catch (error) {
    const fields = error instanceof ApiError ? (error.data.fields as FieldProblem[]) : undefined
    throw fields
      ? invalid(fields.map(({ field, ...rest }) => ({ field: path + memberOf(field), ...rest })))
      : error
  }
}
const memberOf = (field: string): string =>
  field
    .replace(/^tickets\.0\./, '')
    .replace('activationDateTimeUtc', 'activePeriodStartDateTimeUtc')

/** @throws InvalidRequest when the line has fewer equal tickets */
function chosenOf(
  { language }: Ctx,
  ticket: MovingTicket,
  like: readonly MovingTicket[],
  { quantity, path }: { quantity: number; path: string },
): MovingTicket[] {
  if (quantity > like.length)
    throw fieldProblem(`${path}quantity`, `maxValue:${like.length}`, language)
  return [ticket, ...like.filter(({ id }) => id !== ticket.id)].slice(0, quantity)
}

/** The choice as a line of a cart; each kind has its own members for its time, or none. */
function lineOf(
  choice: Choice,
  ticket: MovingTicket,
  quantity: number,
  accessories: readonly { productId: string; quantity?: number }[],
) {
  const { productId, timeslotBegin, timeslotEnd, activePeriodStartDateTimeUtc: beginsAt } = choice
  const at = beginsAt ? { activationDateTimeUtc: beginsAt } : {}
  if (ticket.kind === 'equipment_rental') {
    const isSameBegin = productId === ticket.productId && beginsAt === ticket.beginsAt
    const sizeId = choice.specificationPublicId
    return {
      productId,
      quantity,
      ...at,
      ...(sizeId && { specificationPublicId: sizeId }),
      // An unchanged begin needs no timetable.
      isBeginTimeCustom: isSameBegin || choice.isBeginTimeCustom === true,
      accessories: countsOf(accessories),
    }
  }
  if (ticket.kind === 'season_pass') return { productId, quantity }
  return {
    productId,
    quantity,
    ...at,
    ...(timeslotBegin && { timeslotBegin }),
    ...(timeslotEnd && { timeslotEnd }),
  }
}

const moveOf = (ticket: MovingTicket, entry: PlannedLine): PlannedChange['moves'][number] => ({
  ticket,
  slotId: entry.slot?.id ?? null,
  window: entry.window && { beginsAt: entry.window.begins_at, endsAt: entry.window.ends_at },
  rental:
    entry.rental && entry.takes
      ? {
          typeId: entry.type.rental_type_id!,
          sizeId: entry.rental.sizeId,
          sizeResourceId: entry.takes.resourceId,
          duration: entry.type.duration!,
          turnaround: entry.type.turnaround!,
          beginsAt: entry.rental.beginsAt,
        }
      : null,
})

/** Whether the tickets already are as chosen. */
export const changesNothing = ({
  tickets: [ticket],
  isSameProduct,
  accessories,
  moves,
}: PlannedChange) =>
  isSameProduct &&
  accessories.dropped.length + accessories.added.length === 0 &&
  moves[0]!.slotId === ticket!.slotId &&
  (moves[0]!.window?.beginsAt ?? null) === ticket!.beginsAt &&
  moves[0]!.rental?.sizeId === ticket!.rental?.sizeId
