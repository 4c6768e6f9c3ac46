import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { saveClientNote } from '@guichet/contract/clients/save-client-note.ts'
import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { addNote, saveNote } from '@guichet/contract/orders/notes/save-note.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { blockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { saveView } from '@guichet/contract/views/save-view.ts'
import { newKey, send, type Answer, type TestServer } from '../test-server.ts'
import { aTicketType } from './catalogue.ts'
import { aForm, aQuestion } from './forms.ts'
import { aFace } from './passes.ts'
import { aPassOnSale } from './shelf.ts'
import type { Staff } from './staff.ts'

/** Words that nothing else has: where one of them is, something of the person is. */
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
} as const

const good = async <A extends Answer<never> | { status: number; body: unknown }>(
  asked: Promise<A>,
): Promise<A['body']> => {
  const { status, body } = await asked
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** Two things on sale: a pass with a picture, and a day with questions for the order and the ticket. */
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

/** A pass of a holder with a picture, and a day with answers that was sold under a mistyped address. */
async function twoSales(server: TestServer, staff: Staff) {
  const { pass, day, ofTicket, ofOrder } = await aShelf(server, staff)
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
        payment: { method: 'cash' },
        ...buyer,
        email: canaries.formerEmail,
      },
      key: newKey(),
    }),
  )
  return { day, first, second }
}

/**
 * A client whose words are wherever a person may leave them: two orders, a holder with a picture,
 * answers, notes, letters, a discount, a refund and a blocked ticket.
 */
export async function aKnownPerson(server: TestServer, staff: Staff) {
  const { day, first, second } = await twoSales(server, staff)
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
        productsToRefund: [{ productId: day.productId, refundPercentage: 100 }],
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
  // Whoever had the mistyped address is the same person.
  const { rows: former } = await server.owner.query<{ id: string }>(
    'select id from client where tenant_id = $1 and email = $2',
    [staff.tenantId, canaries.formerEmail],
  )
  await good(
    send(server, staff, mergeClient, {
      params: { profilePublicId: clientId },
      body: { mergedProfilePublicId: former[0]!.id },
    }),
  )
  return { clientId, first, second, passId }
}
