import { toDollars } from '@guichet/contract/money.ts'
import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import { sellablesByIds, viewIdentifications } from '../../activities/public.ts'
import { communicationOf } from '../../communication/public.ts'
import { latestText, viewText } from '../../consents/public.ts'
import {
  questionsForLines,
  viewDraftInvoice,
  viewRebateResults,
  viewSaleForms,
  waysToPay,
  type PlannedCart,
} from '../../orders/public.ts'
import type { GuestCtx } from '../../platform/http/contexts.ts'
import { localDateOf, wallTimeOf } from '../../platform/values/zoned-time.ts'
import { sumOf } from '../../pricing/public.ts'
import { viewBusiness } from '../../ticket-office/public.ts'
import type { TicketCodes } from '../../tickets/public.ts'
import type { CartRow, LiveHold } from './carts.db.ts'
import { viewOfficeOrder } from './office-order.view.ts'
import type { PlannedOfficeCart } from './plan-office-cart.ts'

type Content = PlannedOfficeCart & { hold: LiveHold | null }

/** The cart of a visitor, or the order that it became. */
export async function viewOfficeCart(
  ctx: GuestCtx,
  codes: TicketCodes,
  { cart, content }: { cart: CartRow; content: Content },
): Promise<OfficeCart> {
  const { db, now, tenantId, timeZone } = ctx
  const { planned, problems, hold } = content
  return {
    business: await viewBusiness(db, tenantId),
    today: localDateOf(now, timeZone),
    version: cart.version,
    language: cart.language,
    lines: await viewLines(ctx, cart, planned),
    rebateCodes: cart.codes,
    legalTexts: await legalTextsOf(ctx),
    consentText: await consentTextOf(ctx),
    heldUntilDateTimeUtc: hold?.until ?? null,
    heldSeconds: hold && Math.floor((Date.parse(hold.until) - Date.parse(now)) / 1000),
    problems,
    quote: planned && (await viewQuote(ctx, planned)),
    order:
      cart.sold_order_id === null ? null : await viewOfficeOrder(ctx, codes, cart.sold_order_id),
  }
}

async function consentTextOf({ db, tenantId }: GuestCtx) {
  const text = await latestText(db, tenantId)
  return text ? viewText(text) : null
}

async function legalTextsOf({ db, tenantId }: GuestCtx) {
  const { value } = await communicationOf(db, tenantId)
  const textsIn = (language: 'fr' | 'en') => {
    const { termsAndConditions, refundPolicy } = value[language]
    return { termsAndConditions, refundPolicy }
  }
  return { fr: textsIn('fr'), en: textsIn('en') }
}

async function viewQuote({ db, tenantId }: GuestCtx, cart: PlannedCart) {
  const { finalCents } = cart.priced.totals
  const { isPaidByLink } = await waysToPay(db, tenantId, finalCents)
  return {
    invoice: viewDraftInvoice(cart),
    rebateResults: viewRebateResults(cart),
    forms: viewSaleForms(questionsForLines(cart.forms, cart.lines), cart.lines),
    isPayable: finalCents === 0 || isPaidByLink,
  }
}

/** Lines with their titles, also while the cart cannot be planned. */
async function viewLines(
  { db, tenantId, timeZone }: GuestCtx,
  { lines }: CartRow,
  planned: PlannedCart | null,
) {
  if (lines.length === 0) return []
  const products = await sellablesByIds(
    db,
    tenantId,
    lines.map(({ productId }) => productId),
  )
  const titles = new Map(products.map((product) => [product.id, product]))
  return lines.map((sent, i) => {
    const product = titles.get(sent.productId)
    const ofLine = planned?.lines.filter(({ place }) => place.line === i) ?? []
    const times = ofLine.find(({ parent }) => parent === null)
    return {
      sent,
      title: product?.title ?? { fr: '', en: '' },
      categoryTitle: product?.category_title ?? null,
      ...whenOf(times, timeZone),
      identifications: viewPeople(product?.identifications ?? []),
      namedParts: ofLine.flatMap(({ parent, place, type, quantity }) =>
        parent?.as === 'part' && type.identifications.length > 0
          ? {
              productId: type.id,
              part: place.part!,
              title: type.title,
              quantity,
              identifications: viewPeople(type.identifications),
            }
          : [],
      ),
      total: planned && toDollars(sumOf(ofLine.flatMap(({ grossCents }) => grossCents))),
    }
  })
}

const viewPeople = (identifications: Parameters<typeof viewIdentifications>[0]) =>
  viewIdentifications(identifications).map(({ publicId, label, isOptional }) => ({
    publicId,
    label,
    isOptional,
  }))

/** Local dates and times of a line; those of a stay are its nights. */
function whenOf(line: PlannedCart['lines'][number] | undefined, timeZone: string) {
  const none = { date: null, endDate: null, begin: null, end: null }
  if (!line) return none
  if (line.stay) return { ...none, date: line.stay.checkIn, endDate: line.stay.checkOut }
  const { window, slot, rental } = line
  if (!window) return none
  const dates = {
    date: localDateOf(window.begins_at, timeZone),
    endDate: localDateOf(window.ends_at, timeZone),
  }
  return slot || rental
    ? {
        ...dates,
        begin: wallTimeOf(window.begins_at, timeZone).slice(0, 5),
        end: wallTimeOf(window.ends_at, timeZone).slice(0, 5),
      }
    : { ...none, ...dates }
}
