import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { saveClientNote } from '@guichet/contract/clients/save-client-note.ts'
import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { addNote, saveNote } from '@guichet/contract/orders/notes/save-note.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { saveCart } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { answerQuote } from '@guichet/contract/quotes/answer-quote.ts'
import { saveQuoteNames } from '@guichet/contract/quotes/read-quote-link.ts'
import { blockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { saveView } from '@guichet/contract/views/save-view.ts'
import { newId } from '../../src/platform/values/ids.ts'
import { newKey, send, type Answer, type TestServer } from '../test-server.ts'
import { aTicketType } from './catalogue/catalogue.ts'
import { aForm, aQuestion } from './catalogue/forms.ts'
import { aPassOnSale } from './catalogue/shelf.ts'
import { aStoredPicture } from './input/pictures.ts'
import { aFace } from './sales/passes.ts'
import { aSentQuote } from './sales/quotes.ts'
import { aCartToKeep, aTypedClient } from './sales/saved-carts.ts'
import type { Staff } from './staff.ts'

/** Unique words: where one of them occurs, data of the person is stored. */
export const canaries = {
  email: 'canarivore@example.test',
  formerEmail: 'canarivite@example.test',
  firstName: 'Zéphirelle',
  lastName: 'Quokkamoto',
  phone: '418 555-0173',
  postalCode: 'G9Z 8Q7',
  holderFirstName: 'Wapitienne',
  holderLastName: 'Narvalois',
  answer: 'Xylitolium',
  orderAnswer: 'Pangolinette',
  clientNote: 'Okapinade',
  saleNote: 'Tatounade',
  orderNote: 'Lamantinade',
  editedNote: 'Dugongade',
  purchaseOrder: 'PO-Quetzalite',
  discountReason: 'Axolotlerie',
  refundReason: 'Kakapotine',
  blockReason: 'Fossatine',
  quoteTitle: 'Cacatoesade',
  quoteNote: 'Ornithorynade',
  quoteInternalNote: 'Échidnade',
  quoteDiscount: 'Wombatterie',
  quoteName: 'Numbatelle',
  quoteAnswer: 'Tamanoirette',
  quoteOrderAnswer: 'Fennecaire',
  quoteDecline: 'Quollerie',
  partyFirstName: 'Tarsiette',
  partyLastName: 'Colugonne',
  partyBoot: 'Okapi-27.5',
  cartName: 'Kinkajounet',
  cartHolder: 'Gerboisine',
  cartAnswer: 'Suricatelle',
  cartReason: 'Ratelade',
} as const

const good = async <A extends Answer<never> | { status: number; body: unknown }>(
  asked: Promise<A>,
): Promise<A['body']> => {
  const { status, body } = await asked
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** A pass with a picture, and a day ticket with questions for the order and the ticket. */
async function aShelf(server: TestServer, staff: Staff) {
  const pass = await aPassOnSale(server, staff)
  const day = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const onTicket = await aQuestion(server, staff, { recurrence: 'OnTicket' })
  const onOrder = await aQuestion(server, staff, { fr: 'Équipe ?', en: 'Team?' })
  const form = await aForm(server, staff, [onTicket.publicId, onOrder.publicId], {
    activityCategories: [{ activityPublicId: day.activityId, activityCategory: 'daily_ticket' }],
  })
  const answerTo = (questionPublicId: string, answer: string) => ({
    formPublicId: form.publicId,
    questionPublicId,
    answer,
  })
  return {
    pass,
    day,
    ofTicket: answerTo(onTicket.publicId, canaries.answer),
    ofOrder: answerTo(onOrder.publicId, canaries.orderAnswer),
  }
}

/** A pass of a holder with a picture, and a day with answers, sold under a mistyped address. */
async function twoSales(server: TestServer, staff: Staff) {
  const shelf = await aShelf(server, staff)
  const { pass, day, ofTicket, ofOrder } = shelf
  const picture = await aFace(server, staff)
  const { email, firstName, lastName, phone, postalCode } = canaries
  const buyer = { email, firstName, lastName, phone, postalCode, language: 'fr' as const }
  const first = await good(
    send(server, staff, sell, {
      body: {
        tickets: [
          {
            productId: pass.productId,
            quantity: 1,
            ticketOwners: [
              [
                {
                  identificationPublicId: pass.identificationId,
                  firstName: canaries.holderFirstName,
                  lastName: canaries.holderLastName,
                  picture,
                },
              ],
            ],
          },
        ],
        payment: { method: 'cash' },
        ...buyer,
        note: canaries.saleNote,
        purchaseOrder: canaries.purchaseOrder,
        discount: { settings: '1 $', reason: canaries.discountReason },
      },
      key: newKey(),
    }),
  )
  const second = await good(
    send(server, staff, sell, {
      body: {
        tickets: [{ productId: day.productId, quantity: 2, answers: [[ofTicket], [ofTicket]] }],
        answers: [ofOrder],
        party: [
          {
            firstName: canaries.partyFirstName,
            lastName: canaries.partyLastName,
            boot: canaries.partyBoot,
            pieces: [{ line: 0, ordinal: 1 }],
          },
        ],
        payment: { method: 'cash' },
        ...buyer,
        email: canaries.formerEmail,
      },
      key: newKey(),
    }),
  )
  return { shelf, first, second }
}

/** An abandoned quote, with a name and answers that the client had filled in. */
async function aDeclinedQuote(
  server: TestServer,
  staff: Staff,
  { day: { productId }, ofTicket, ofOrder }: Awaited<ReturnType<typeof aShelf>>,
) {
  const { quote, token } = await aSentQuote(server, staff, {
    title: canaries.quoteTitle,
    tickets: [{ productId, quantity: 2 }],
    email: canaries.email,
    firstName: canaries.firstName,
    lastName: canaries.lastName,
    phone: canaries.phone,
    postalCode: canaries.postalCode,
    note: canaries.quoteNote,
    internalNote: canaries.quoteInternalNote,
    discount: { settings: '1 $', reason: canaries.quoteDiscount },
  })
  const seat = { line: 0, part: null, ordinal: 0 }
  const name = { firstName: canaries.quoteName, lastName: canaries.lastName }
  await good(
    send(server, null, saveQuoteNames, {
      body: {
        token,
        names: [{ ...seat, ...name }],
        answers: [
          { ...ofTicket, seat, answer: canaries.quoteAnswer },
          { ...ofOrder, seat: null, answer: canaries.quoteOrderAnswer },
        ],
      },
    }),
  )
  await good(
    send(server, staff, answerQuote, {
      params: { id: quote.publicId },
      body: { version: quote.version, answer: 'Declined', reason: canaries.quoteDecline },
    }),
  )
}

/** A cart parked at the counter, for the client and a holder with a picture. */
async function aParkedCart(server: TestServer, staff: Staff) {
  const { email, firstName, lastName, phone, postalCode } = canaries
  const { imageUrl } = await aStoredPicture(server, staff, 'profiles')
  await good(
    send(server, staff, saveCart, {
      params: { cartPublicId: newId() },
      body: aCartToKeep({
        name: canaries.cartName,
        isParked: true,
        content: {
          client: { ...aTypedClient, email, firstName, lastName, phone, postalCode },
          discount: { settings: '1 $', reason: canaries.cartReason },
          details: {
            holders: {
              'x.0.y': {
                firstName: canaries.cartHolder,
                lastName,
                birthDate: '',
                picture: imageUrl,
              },
            },
            answers: { 'order.x.y': canaries.cartAnswer },
          },
        },
      }),
    }),
  )
}

/** Merges the client with the one of the mistyped email, who is the same person. */
async function mergeFormer(server: TestServer, staff: Staff, clientId: string) {
  const { rows } = await server.owner.query<{ id: string }>(
    'select id from client where tenant_id = $1 and email = $2',
    [staff.tenantId, canaries.formerEmail],
  )
  await good(
    send(server, staff, mergeClient, {
      params: { profilePublicId: clientId },
      body: { mergedProfilePublicId: rows[0]!.id },
    }),
  )
}

/**
 * A client with data in every place that may contain it: two orders, a holder with a picture,
 * answers, notes, emails, a discount, a refund, a blocked ticket and a parked cart.
 */
export async function aKnownPerson(server: TestServer, staff: Staff) {
  const { shelf, first, second } = await twoSales(server, staff)
  const { email } = canaries
  const at = { params: { ref: second.orderReferenceNumber } }
  await good(
    send(server, staff, correctClient, { ...at, body: { email, resend: true }, key: newKey() }),
  )
  const note = await good(
    send(server, staff, addNote, { ...at, body: { text: canaries.orderNote }, key: newKey() }),
  )
  const edited = { text: `${canaries.orderNote} ${canaries.editedNote}` }
  await good(send(server, staff, saveNote, { params: { id: note.publicId }, body: edited }))
  await good(
    send(server, staff, refundOrder, {
      body: {
        orderPublicId: second.publicId,
        productsToRefund: [{ productId: shelf.day.productId, refundPercentage: 100 }],
        refundReason: canaries.refundReason,
      },
      key: newKey(),
    }),
  )
  const passId = first.ticketPublicIds.split(',')[0]!
  await good(
    send(server, staff, blockTicket, {
      params: { id: passId },
      body: { reason: canaries.blockReason },
      key: newKey(),
    }),
  )
  await aDeclinedQuote(server, staff, shelf)
  await aParkedCart(server, staff)
  const clientId = first.userPublicId!
  await good(
    send(server, staff, saveClientNote, {
      params: { profilePublicId: clientId },
      body: { note: `<p>${canaries.clientNote}</p>` },
    }),
  )
  await good(
    send(server, staff, saveView, {
      body: {
        list: 'orders',
        name: 'À rappeler',
        address: new URLSearchParams({ q: email }).toString(),
        isShared: true,
      },
    }),
  )
  await mergeFormer(server, staff, clientId)
  return { clientId, first, second, passId }
}
