import { linkPath, type LinkPage } from '@guichet/contract/office/client-links.ts'
import { readPaymentLink } from '@guichet/contract/orders/payment/open-payment.ts'
import { readLink } from '@guichet/contract/rescheduling/read-link.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { expect, test } from 'vitest'
import { settled, useConnectedBusiness, useStripeServer } from '../factories/local-stripe.ts'
import { send } from '../test-server.ts'
import { orderStates } from './order-states.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)

const pages = (
  [
    ['unpaid', { state: 'open' }, ['Payer votre commande', 'Pay for your order']],
    ['refused', { state: 'refused' }, ['La carte a été refusée', 'The card was refused']],
    [
      'withdrawn',
      { state: 'expired' },
      ['Ce lien ne permet plus de payer', 'This link can no longer be paid'],
    ],
    ['paidByLink', { state: 'paid' }, ['C’est payé. Merci!', 'Paid. Thank you!']],
    [
      'refundedToCard',
      { state: 'paid', hasNothingValid: true },
      ['Cette commande n’est plus valable', 'This order is no longer valid'],
    ],
  ] as const
).flatMap(([state, says, titles]) =>
  (['fr', 'en'] as const).map((language, i) => ({ state, says, language, title: titles[i] })),
)
const pageOf = async (page: LinkPage, token: string, language: Language) =>
  (await server.app.http.inject({ method: 'GET', url: linkPath({ page, token, language }) })).body

test.each(pages)(
  'the payment page of an order that is $state names its lines and its state, $language',
  async ({ state, says, language, title }) => {
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
    const html = await pageOf('pay', paymentToken!, language)
    for (const text of [title, '2 × ', '09:00–12:00']) expect(html).toContain(text)
    // An order without anything valid is not thanked for.
    if (hasNothingValid) expect(html).not.toMatch(/par courriel|by email|Merci|Thank/)
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
