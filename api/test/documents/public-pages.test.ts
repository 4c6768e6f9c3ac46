import { readPaymentLink } from '@guichet/contract/orders/payment/open-payment.ts'
import { readLink } from '@guichet/contract/rescheduling/read-link.ts'
import { expect, test } from 'vitest'
import { settled, useConnectedBusiness, useStripeServer } from '../factories/local-stripe.ts'
import { send } from '../test-server.ts'
import { orderStates } from './order-states.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)

const pages = (
  [
    ['unpaid', { state: 'open' }],
    ['refused', { state: 'refused' }],
    ['withdrawn', { state: 'expired' }],
    ['paidByLink', { state: 'paid' }],
    ['refundedToCard', { state: 'paid', hasNothingValid: true }],
  ] as const
).flatMap(([state, says]) => (['fr', 'en'] as const).map((language) => ({ state, says, language })))

test.each(pages)(
  'the payment page of an order that is $state names its lines and its state, $language',
  async ({ state, says, language }) => {
    const { paymentToken } = await orderStates[state](server, staff, language)
    await settled(server)
    const { body } = await send(server, null, readPaymentLink, { body: { token: paymentToken! } })
    const time = { date: '2030-02-02', timeslotBegin: '09:00', timeslotEnd: '12:00' }
    expect(body).toMatchObject({
      language,
      amount: 45.97,
      entries: [
        {
          count: 2,
          title: { fr: 'Adulte', en: 'Adult' },
          categoryTitle: { fr: 'Ski alpin', en: 'Downhill skiing' },
          times: [time, time],
        },
      ],
    })
    const { state: shown, hasNothingValid } = body
    expect({ state: shown, ...(hasNothingValid && { hasNothingValid }) }).toEqual(says)
  },
)

const links = (
  [
    ['lostDay', 'waiting'],
    ['refundAsked', 'refundAsked'],
    ['rescheduled', 'moved'],
    ['lostAndRefunded', 'closed'],
    ['movedAndRefunded', 'closed'],
  ] as const
).flatMap(([state, shown]) =>
  (['fr', 'en'] as const).map((language) => ({ state, shown, language })),
)

test.each(links)(
  'the page to choose a new date shows the tickets of an order that is $state, $language',
  async ({ state, shown, language }) => {
    const { rescheduleToken } = await orderStates[state](server, staff, language)
    const { body } = await send(server, null, readLink, { body: { token: rescheduleToken! } })
    expect(body).toMatchObject({ language, firstName: 'Éloïse' })
    const ticket = {
      title: { en: 'Adult' },
      categoryTitle: { en: 'Downhill skiing' },
      state: shown,
      lost: { beginDateTimeUtc: '2030-02-02T14:00:00.000Z' },
      now: shown === 'moved' ? { beginDateTimeUtc: '2030-02-09T14:00:00.000Z' } : null,
    }
    expect(body.tickets).toMatchObject([ticket, ticket])
  },
)
