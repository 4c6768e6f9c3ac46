import { addNote } from '@guichet/contract/orders/notes/save-note.ts'
import { saveView } from '@guichet/contract/views/save-view.ts'
import { aForm, aQuestion } from '../factories/catalogue/forms.ts'
import { counterOf } from '../factories/sales/counter.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import type { Staff } from '../factories/staff.ts'
import { newKey, send, type TestServer } from '../test-server.ts'

/** Valid requests of the list of orders, with an order that matches every part of the query. */
export async function orderListCalls(server: TestServer, staff: Staff) {
  const { line, activityId, slotId } = await aCartLine(server, staff)
  const { publicId: questionPublicId } = await aQuestion(server, staff, { recurrence: 'OnTicket' })
  const { publicId: formPublicId } = await aForm(server, staff, [questionPublicId], {
    activityCategories: [{ activityPublicId: activityId, activityCategory: 'daily_ticket' }],
  })
  const answers = [[{ formPublicId, questionPublicId, answer: 'Noix' }]]
  const { body: order } = await counterOf(server, staff).sale([{ ...line, answers }], {
    lastName: 'Côté',
  })
  return {
    ...(await ofOrderAndViews(server, staff, order)),
    findOrderChoices: { query: { date: '2030-02-02', timeslotId: slotId } },
    findOrdersOdata: {
      query: {
        $expand: 'invoice',
        $filter: `collaboratorPublicId eq ${staff.tenantId} and contains(searchTerm,'cote')`,
        $top: '5',
      },
    },
    findOrders: {
      query: {
        collaboratorId: staff.tenantId,
        query: 'cote',
        status: ['COMPLETED', 'CREATED_BY_ADMIN'],
        orderedStart: '2020-01-01',
        orderedEnd: '2099-01-01T05:00:00.000Z',
        usedStart: '2030-01-01',
        usedEnd: '2030-03-01',
        changedSince: '2020-01-01',
        categories: [activityId],
        productIds: line.productId,
        timeslotId: slotId,
        channel: 'counter',
        paymentMethods: 'cash,card',
        sellers: [staff.accountId],
        answer: 'noix',
        pageSize: '25',
        page: '1',
        sort: '-total',
      },
    },
  }
}

/** Valid requests of the notes and the buyer of an order, and of the views of the list. */
async function ofOrderAndViews(
  server: TestServer,
  staff: Staff,
  order: { publicId: string; orderReferenceNumber: string; version: number },
) {
  const ref = { params: { ref: order.orderReferenceNumber } }
  const noted = async () => {
    const { body } = await send(server, staff, addNote, {
      ...ref,
      body: { text: 'À rappeler' },
      key: newKey(),
    })
    return { params: { id: body.publicId } }
  }
  const view = { list: 'orders', address: 'status=Canceled', isShared: false } as const
  const saved = (name: string) =>
    send(server, staff, saveView, { body: { ...view, name } }).then(({ body }) => ({
      params: { id: body.publicId },
    }))
  return {
    findNotes: ref,
    addNote: { ...ref, body: { text: 'Rappelée' } },
    saveNote: { ...(await noted()), body: { text: 'Rappelée deux fois' } },
    removeNote: await noted(),
    correctClient: {
      ...ref,
      body: {
        orderPublicId: order.publicId,
        firstName: 'Ève',
        phone: '418 555-0142',
        language: 'fr',
        version: order.version,
      },
    },
    findViews: { query: { list: 'orders' } },
    saveView: { body: { ...view, name: 'À traiter' } },
    renameView: { ...(await saved('Avant')), body: { name: 'Après' } },
    removeView: await saved('De trop'),
  }
}
