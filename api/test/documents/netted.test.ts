import type { Language } from '@guichet/contract/rules.messages.ts'
import { expect, test } from 'vitest'
import { settled, useStripeServer } from '../factories/local-stripe.ts'
import { workOff } from '../factories/sales/lost-days.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { choiceOf, twoLinesOf } from '../factories/sales/two-lines.ts'
import { violations } from '../invariants/violations.ts'
import { useBusiness } from '../use-server.ts'
import { readEmails } from './read-documents.ts'

const server = useStripeServer()
const staff = useBusiness(server)
const { anOrderOfTwo, exchangeAll } = twoLinesOf(server, staff)

type Case = { language: Language; method: 'cash' | 'other'; dearer: number }
/** Email and credit note of an exchange: two tickets become 10 $ cheaper, one becomes dearer. */
async function creditOf({ language, method, dearer }: Case) {
  const client = { email: 'eve@example.test', language }
  const { order, pair, single } = await anOrderOfTwo({ method, client })
  const at = async (cents: number) => choiceOf((await aCartLine(server, staff, { cents })).line)
  const changes = [
    { ...(await at(1000)), ticketPublicId: pair[0], quantity: 2, version: 1 },
    { ...(await at(dearer)), ticketPublicId: single, version: 1 },
  ]
  const { status } = await exchangeAll(order.publicId, {
    changes,
    priceDifference: 'settle',
    ...(dearer > 4000 && { payment: { method: 'cash' as const } }),
  })
  expect(status).toBe(200)
  await workOff(server)
  await settled(server)
  const email = (await readEmails(server, staff.tenantId, order.publicId)).at(-1)!
  const [paper] = Object.values(email.files)
  return { text: email.text, paper: paper! }
}

const lines = {
  fr: {
    total: 'Total 23,00 $ dont TPS 1,00 $ dont TVQ 2,00 $',
    part: 'Déduit d’un montant à payer 5,75 $',
    all: 'Déduit d’un montant à payer 23,00 $',
    returned: { cash: 'Remis en argent comptant 17,25 $', other: 'Remboursé 17,25 $' },
    sentence: 'Nous vous avons remboursé 17,25 $. Déduit d’un montant à payer : 5,75 $.',
    refund: /remboursement de votre commande/i,
    credit: /note de crédit de votre commande/i,
  },
  en: {
    total: 'Total $23.00 including GST $1.00 including QST $2.00',
    part: 'Taken off an amount due $5.75',
    all: 'Taken off an amount due $23.00',
    returned: { cash: 'Handed over in cash $17.25', other: 'Refunded $17.25' },
    sentence: 'We refunded $17.25 to you. Taken off an amount due: $5.75.',
    refund: /refund of your order/i,
    credit: /credit note of your order/i,
  },
}

test.each(
  (['fr', 'en'] as const).flatMap((language) =>
    (['cash', 'other'] as const).map((method) => ({ language, method })),
  ),
)(
  'the parts of a credit that was partly taken off a supplement add up to it ($language, $method)',
  async ({ language, method }) => {
    const says = lines[language]
    const { text, paper } = await creditOf({ language, method, dearer: 2500 })
    const sums = `${says.total} ${says.part} ${says.returned[method]}`
    expect(text).toContain(says.sentence)
    expect(text).toContain(sums)
    expect(paper).toContain(sums)
    expect(text).toMatch(says.refund)
    expect(await violations(server.owner)).toEqual([])
  },
)

test.each(['fr', 'en'] as const)(
  'a credit that was wholly taken off a supplement is not called a refund (%s)',
  async (language) => {
    const says = lines[language]
    const { text, paper } = await creditOf({ language, method: 'cash', dearer: 4500 })
    expect(text).toContain(`${says.total} ${says.all}`)
    expect(paper).toContain(`${says.total} ${says.all}`)
    expect(text).toMatch(says.credit)
    expect(text).not.toMatch(says.refund)
  },
)
