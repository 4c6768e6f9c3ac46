import type { Reply } from '@guichet/contract/endpoint.ts'
import { resendOrder } from '@guichet/contract/orders/emails/resend-order.ts'
import { readPaymentLink } from '@guichet/contract/orders/payment/open-payment.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { expect, test } from 'vitest'
import { aDonationOnSale, aPassOnSale, aStockedProduct } from '../factories/catalogue/shelf.ts'
import { settled, useConnectedBusiness, useStripeServer } from '../factories/local-stripe.ts'
import { counterOf, day } from '../factories/sales/counter.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { aChalet, aPackage, aRental } from '../factories/time.ts'
import { violations } from '../invariants/violations.ts'
import { newKey, send } from '../test-server.ts'
import { readEmails } from './read-documents.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)

/** An order with a line of each kind; the last one is two packages of a ticket, skis and a stay. */
async function everyKind(language: Language, payment: 'cash' | 'link') {
  const { line: ticket } = await aCartLine(server, staff)
  const { productId, quantity: _, ...slot } = ticket
  const skis = await aRental(server, staff)
  const chalet = await aChalet(server, staff, { units: 3 })
  const packageId = await aPackage(server, staff, [
    { productPublicId: productId, quantity: 1 },
    { productPublicId: skis.twoHours, quantity: 1 },
    { productPublicId: chalet.productId, quantity: 2 },
  ])
  const pass = await aPassOnSale(server, staff)
  const rental = {
    activationDateTimeUtc: skis.at(day, '13:30'),
    specificationPublicId: skis.sizeIds[0]!,
  }
  const { status, body: order } = await counterOf(server, staff).sale(
    [
      ticket,
      {
        productId: skis.twoHours,
        quantity: 1,
        ...rental,
        accessories: [{ productId: skis.helmet, quantity: 1 }],
      },
      {
        productId: chalet.productId,
        quantity: 1,
        checkInDate: '2027-02-04',
        checkOutDate: '2027-02-06',
        numberOfPerson: 2,
      },
      {
        productId: pass.productId,
        quantity: 1,
        ticketOwners: [
          [
            {
              identificationPublicId: pass.identificationId,
              firstName: 'Éloïse',
              lastName: 'Côté',
            },
          ],
        ],
      },
      { productId: (await aStockedProduct(server, staff)).productId, quantity: 1 },
      { productId: (await aDonationOnSale(server, staff)).productId, quantity: 1 },
      {
        productId: packageId,
        quantity: 2,
        parts: [
          { productId, ...slot },
          { productId: skis.twoHours, ...rental },
          { productId: chalet.productId, checkInDate: '2027-02-04', numberOfPerson: 2 },
        ],
      },
    ],
    { payment: { method: payment }, email: 'client@example.test', language },
  )
  expect(status, JSON.stringify(order)).toBe(200)
  await settled(server)
  return order
}

type PartOfPage = Reply<typeof readPaymentLink>['entries'][number]['parts'][number]
type Order = Awaited<ReturnType<typeof everyKind>>
/** Refunds and cancels the stay and the second package. */
async function cancelPart({ publicId, invoice }: Order) {
  const packages = invoice.entries.at(-1)!
  const [ticket, skis, room] = packages.parts.map(({ units }) => units!.at(-1)!)
  const stay = invoice.lodgingEntries[0]!
  const [stayUnit] = stay.units!
  const { status, body } = await send(server, staff, refundOrder, {
    key: newKey(),
    body: {
      orderPublicId: publicId,
      productsToRefund: [
        {
          productId: packages.productId!,
          refundPercentage: 100,
          unitPublicId: packages.units![1]!.publicId,
        },
      ],
      lodgingProductsToRefund: [
        {
          productPublicId: stay.productPublicId,
          refundPercentage: 100,
          checkInDateTime: stay.checkInDateTime,
          unitPublicId: stayUnit!.publicId,
        },
      ],
      refundReason: 'Pluie',
      ticketPublicIdsToBeDeleted: [ticket!.ticketPublicId!, skis!.ticketPublicId!],
      bookingPublicIdsToBeDeleted: [room!.bookingPublicId!, stayUnit!.bookingPublicId!],
    },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  await settled(server)
}

const names = {
  fr: {
    ticket: 'Ski alpin – Adulte',
    skis: 'Skis – Skis alpins – 150 cm',
    helmet: 'Casque',
    pass: 'Ski alpin – Adulte Valable du 2030-01-01 au 2030-12-31',
    product: 'Tuque',
    donation: 'Ski alpin – Cinq dollars',
    package: 'Forfait',
    chalet: 'Chalets – Chalet du lac',
    gone: 'annulé',
    stayGone: 'réservation annulée',
  },
  en: {
    ticket: 'Downhill skiing – Adult',
    skis: 'Skis – Downhill skis – 150 cm',
    helmet: 'Helmet',
    pass: 'Downhill skiing – Adult Valid from 2030-01-01 to 2030-12-31',
    product: 'Tuque',
    donation: 'Downhill skiing – Five dollars',
    package: 'Package',
    chalet: 'Chalets – Lake chalet',
    gone: 'cancelled',
    stayGone: 'booking cancelled',
  },
} satisfies Record<Language, object>
const [slotTime, skisTime] = ['2030-02-02, 09:00 – 12:00', '2030-02-02, 13:30 – 15:30']
const nights = '2027-02-04 → 2027-02-06'

/** Lines of an order of every kind; `isPartGone`: the stay and one package are cancelled. */
function linesOf(language: Language, { isPartGone = false } = {}): string[] {
  const say = names[language]
  const packages = isPartGone ? [` · 1 × ${say.gone}`, ` · 1 × ${say.stayGone}`] : ['', '']
  return [
    `1 × ${say.ticket} ${slotTime} `,
    `1 × ${say.skis} ${skisTime} `,
    `1 × ${say.helmet} ${skisTime} `,
    `1 × ${say.pass} `,
    `1 × ${say.product} `,
    `1 × ${say.donation} `,
    [
      `2 × ${say.package}`,
      `2 × ${say.ticket} · ${slotTime}${packages[0]}`,
      `2 × ${say.skis} · ${skisTime}${packages[0]}`,
      `2 × ${say.chalet} · ${nights}${packages[1]} `,
    ].join(' '),
    `${say.chalet} · ${nights} ${isPartGone ? `${say.stayGone} ` : ''}`,
  ]
}
/** Lines of the refund of the stay and of one package, with its parts. */
const refundedOf = (language: Language): string[] => {
  const say = names[language]
  return [
    `1 × ${say.chalet} ${nights} `,
    [
      `1 × ${say.package}`,
      `1 × ${say.ticket} · ${slotTime}`,
      `1 × ${say.skis} · ${skisTime}`,
      `1 × ${say.chalet} · ${nights} `,
    ].join(' '),
  ]
}

// The font of the PDFs has no arrow.
const onPaper = (text: string) => text.replaceAll('→', '–')
type ReadEmails = Awaited<ReturnType<typeof readEmails>>
/** Lines that the email or one of its PDFs does not contain; tickets are not lines. */
const missing = ({ text, files }: ReadEmails[number], lines: readonly string[]) => [
  ...lines.filter((line) => !text.includes(line)),
  ...Object.entries(files)
    .filter(([name]) => !/^(billets|tickets)-/.test(name))
    .flatMap(([name, paper]) =>
      lines.map(onPaper).flatMap((line) => (paper.includes(line) ? [] : `${name}: ${line}`)),
    ),
]

test.each(['fr', 'en'] as const)(
  'emails and PDFs name each kind of line, with its times or nights and what is cancelled of it, %s',
  async (language) => {
    const order = await everyKind(language, 'cash')
    await cancelPart(order)
    await send(server, staff, resendOrder, {
      body: { orderPublicId: order.publicId },
      key: newKey(),
    })
    await settled(server)
    const emails = await readEmails(server, staff.tenantId, order.publicId)
    const wanted = [
      linesOf(language),
      refundedOf(language),
      linesOf(language, { isPartGone: true }),
    ]
    expect(emails.map(({ kind }) => kind)).toEqual([
      'order-confirmation',
      'refund',
      'order-confirmation',
    ])
    expect(emails.map((email, i) => missing(email, wanted[i]!))).toEqual([[], [], []])
    expect(await violations(server.owner)).toEqual([])
  },
)

test.each(['fr', 'en'] as const)(
  'the payment email and its page name each kind of line, %s',
  async (language) => {
    const order = await everyKind(language, 'link')
    const [email, ...more] = await readEmails(server, staff.tenantId, order.publicId)
    expect([email!.kind, more]).toEqual(['payment-link', []])
    expect(missing(email!, linesOf(language))).toEqual([])
    const { body } = await send(server, null, readPaymentLink, {
      body: { token: order.payments[0]!.link!.token },
    })
    const textOf = ({ count, title, categoryTitle, times, checkInDate }: PartOfPage) =>
      [
        `${count} × ${[categoryTitle, title].flatMap((name) => name?.[language] ?? []).join(' – ')}`,
        times[0]?.standing === 'set' ? times[0].timeslotBegin : times[0]?.date,
        checkInDate,
      ]
        .filter(Boolean)
        .join(' ')
    const say = names[language]
    const [pass] = say.pass.split(/ Val/)
    expect(body.entries.map((entry) => [textOf(entry), entry.parts.map(textOf)])).toEqual([
      [`1 × ${say.ticket} 09:00`, []],
      [`1 × ${say.skis} 13:30`, []],
      [`1 × ${say.helmet} 13:30`, []],
      [`1 × ${say.chalet} 2027-02-04`, []],
      [`1 × ${pass} 2030-01-01`, []],
      [`1 × ${say.product}`, []],
      [`1 × ${say.donation}`, []],
      [
        `2 × ${say.package}`,
        [`2 × ${say.ticket} 09:00`, `2 × ${say.skis} 13:30`, `2 × ${say.chalet} 2027-02-04`],
      ],
    ])
  },
)
