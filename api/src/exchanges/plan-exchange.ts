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
/** An exchange whose checks have passed, except those of the stock. */
export type PlannedExchange = {
  loaded: LoadedOrder
  business: Awaited<ReturnType<typeof planCart>>['business']
  today: string
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

/**
 * Plans an exchange with the rules of a sale, for existing tickets. The caller must hold the lock
 * of their order when it is going to write.
 *
 * @throws NotFound, NotMovable, NotOnSale, InvalidRequest
 */
export async function planExchange(
  ctx: Ctx,
  ticketId: string,
  choice: Choice,
): Promise<PlannedExchange> {
  const { db, now, tenantId } = ctx
  const { ticket, like } = await ticketAndLike(db, { tenantId, ticketId, now })
  const why = whyNotExchanged(ticket, now)
  if (why) throw apiError('NotMovable', { reason: why, ticketPublicId: ticket.id })
  const tickets = chosenOf(ctx, ticket, like, choice.quantity ?? 1)
  const carried = await accessoriesOfTickets(db, tenantId, tickets)
  const changes = accessoryChanges(carried, choice.accessories)
  const isSameProduct = choice.productId === ticket.productId
  const {
    lines: [entry, ...accessoryLines],
    business,
    today,
  } = await planLine(
    ctx,
    [lineOf(choice, ticket, tickets.length, [...changes.kept, ...changes.added])],
    { soldBefore: new Set(isSameProduct ? [choice.productId] : []) },
  )
  if (entry!.type.kind !== ticket.kind)
    throw apiError('NotMovable', { reason: 'otherKind', ticketPublicId: ticket.id })
  return {
    loaded: await loadOrder(db, tenantId, ticket.orderId),
    business,
    today,
    tickets,
    entry: entry!,
    isSameProduct,
    accessories: {
      kept: changes.kept,
      dropped: changes.dropped,
      added: changes.added.map(({ productId, quantity }) => ({
        line: mustFind(accessoryLines, ({ type }) => type.id === productId),
        quantity,
      })),
    },
    moves: tickets.map((moving) => moveOf(moving, entry!)),
  }
}

/** Plans a cart of one line; its faults have the members of the choice as fields. */
async function planLine(...asked: Parameters<typeof planCart>) {
  try {
    return await planCart(...asked)
  } catch (error) {
    const fields = error instanceof ApiError ? (error.data.fields as FieldProblem[]) : undefined
    throw fields
      ? invalid(fields.map(({ field, ...rest }) => ({ field: memberOf(field), ...rest })))
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
  quantity: number,
): MovingTicket[] {
  if (quantity > like.length) throw fieldProblem('quantity', `maxValue:${like.length}`, language)
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

const moveOf = (ticket: MovingTicket, entry: PlannedLine): PlannedExchange['moves'][number] => ({
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

/** Whether a record was sent back unchanged. */
export const changesNothing = ({
  tickets: [ticket],
  isSameProduct,
  accessories,
  moves,
}: PlannedExchange) =>
  isSameProduct &&
  accessories.dropped.length + accessories.added.length === 0 &&
  moves[0]!.slotId === ticket!.slotId &&
  (moves[0]!.window?.beginsAt ?? null) === ticket!.beginsAt &&
  moves[0]!.rental?.sizeId === ticket!.rental?.sizeId
