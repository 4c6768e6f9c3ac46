import type { Input } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { endHold, type Move } from '../../availability/public.ts'
import { byOwner } from '../../platform/http/actor.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import type { AgreedSale } from './agreed-sale.ts'
import { shortagesOf } from './cart/cart-shortages.ts'
import { viewDraftInvoice } from './cart/draft-invoice.view.ts'
import { assertOwnHold } from './cart/own-hold.ts'
import { planCart } from './cart/plan-cart.ts'
import type { PlannedCart } from './cart/planned-cart.ts'
import { assertApplied, requestedRebates } from './cart/requested-rebates.ts'
import { questionsForLines, type SentAnswers } from './form-answers.rules.ts'
import { answersIn, answersOf, promisedAnswers } from './form-answers.ts'
import { wrongPieceOf } from './party/party.rules.ts'
import { passOwners, type FindOwners } from './pass-owners.ts'
import { isPaidLater, paidAtSale } from './sale-balance.ts'
import { lockCartToSell } from './saved/sold-cart.ts'
import { agreedPayment } from './take-payment.ts'
import { assertAllowedForActor } from './writing/actor-sale.ts'

type Sale = Input<typeof sell>['body']

/** Terms promised before: the cart with its price, the ticket holders and the answers. */
export type SaleContent = { cart: PlannedCart; ownersOf: FindOwners; given: SentAnswers }

/**
 * Prices the cart and validates every part of a sale. A promised cart keeps its price, and its
 * missing answers to forms may follow later.
 *
 * @throws Restricted, CartSold, StaleVersion, HoldOver, NotEnoughInventory, PriceChanged,
 *   RebateNotApplied, PaymentsNotReady, InvalidRequest
 */
export async function agreeOnSale(
  ctx: Ctx,
  body: Sale,
  promised?: SaleContent,
): Promise<AgreedSale> {
  const { db, tenantId } = ctx
  assertAllowedForActor(ctx, body)
  const wrongPiece = wrongPieceOf(body)
  if (wrongPiece) throw fieldProblem(wrongPiece, 'invalid', ctx.language)
  await lockCartToSell(ctx, body.keptCartPublicId)
  const isForced = mayOverbook(ctx, body)
  const cart =
    promised?.cart ?? (await planCart(ctx, body.tickets, { rebates: requestedRebates(body, true) }))
  const held = await placesOfHold(ctx, body.holdPublicId)
  const [short] = isForced ? [] : await shortagesOf(db, tenantId, cart.lines, { held })
  if (short) throw apiError('NotEnoughInventory', short)
  assertPrice(cart, body)
  assertApplied(cart, body)
  const paidCents = paidAtSale(ctx, body, cart)
  const payment = isPaidLater({ cart, paidCents })
    ? { method: 'later', awaited: null }
    : await agreedPayment(ctx, body, paidCents)
  const language = body.language ?? 'fr'
  const agreed = { body, cart, held, isForced, payment, paidCents, language }
  const questions = questionsForLines(cart.forms, cart.lines)
  if (promised) {
    const { ownersOf, given } = promised
    const answers = promisedAnswers(questions, given, cart.lines, language)
    return { ...agreed, ownersOf, answers }
  }
  const ownersOf = await passOwners(ctx, cart.lines)
  const answers = answersOf(questions, answersIn(body.answers), cart.lines, {
    language: ctx.language,
    kept: language,
  })
  return { ...agreed, ownersOf, answers }
}

/** Only main staff may overbook, with a reason. Source: docs/decisions.md 7. */
function mayOverbook({ actor }: Ctx, { overbookingReason }: Sale): boolean {
  if (overbookingReason && !actor.isMain)
    throw apiError('Restricted', { restriction: 'Overbooking' })
  return overbookingReason !== undefined
}

/** Ends the hold of the cart; the sale takes its places in the same transaction. */
async function placesOfHold(ctx: Ctx, holdId: string | undefined): Promise<Move[]> {
  const { db, now, tenantId } = ctx
  if (!holdId) return []
  await byOwner(ctx.actor, {
    person: async () => {},
    key: () => assertOwnHold(ctx, holdId),
    // The hold of a visitor is read from their cart.
    guest: async () => {},
  })
  const freed = await endHold(db, { tenantId, holdId, ending: 'sold', now })
  if (!freed) throw apiError('HoldOver')
  return freed
}

/** Asserts that the price the client saw is the price charged. */
function assertPrice(cart: PlannedCart, { expectedFinalCost }: Sale): void {
  const { finalCents } = cart.priced.totals
  if (expectedFinalCost === undefined || expectedFinalCost === finalCents) return
  throw apiError('PriceChanged', {
    invoice: viewDraftInvoice(cart),
    finalCost: toDollars(finalCents),
  })
}
