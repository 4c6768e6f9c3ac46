import { messageLimit } from '@guichet/contract/communication/communication.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/orders/emails/preview-confirmation.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { businessOf, type Business } from '../../businesses/public.ts'
import { storedFrom } from '../../communication/public.ts'
import type { EmailDrawer } from '../../mail/public.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { richText } from '../../platform/text/rich-text.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { priceCart } from '../../pricing/public.ts'
import { titleIn } from './email-titles.rules.ts'
import { businessIn } from './load-order-emails.ts'
import type { ConfirmationContent } from './order-confirmation.email.ts'

const reference = '00000000'
const examples: { key: string; title: Bilingual; count: number; cents: number }[] = [
  { key: 'adult', title: { fr: 'Adulte', en: 'Adult' }, count: 2, cents: 4500 },
  { key: 'child', title: { fr: 'Enfant', en: 'Child' }, count: 1, cents: 3000 },
]
const activity: Bilingual = { fr: 'Exemple d’activité', en: 'Example activity' }

/**
 * Price of an example order of two adults and a child: the real taxes and fees, on fictitious
 * tickets.
 */
function exampleInvoice({ province, taxes, fees }: Business, today: string) {
  const parts = examples.flatMap(({ key, count, cents }) =>
    Array.from({ length: count }, (_, i) => ({
      key: `${key}.${i}`,
      lineKey: key,
      kind: 'daily_ticket' as const,
      productId: key,
      grossCents: cents,
    })),
  )
  const { totals, taxes: charged } = priceCart(
    { on: today, province, parts },
    { taxes, fees, rebates: [] },
  )
  return {
    entries: examples.map(({ title, count, cents }) => ({
      count,
      categoryTitle: activity,
      productTitle: title,
      parts: [],
      total: toDollars(count * cents),
    })),
    lodgingEntries: [],
    entriesTotal: toDollars(totals.entriesCents),
    rebates: { items: [] },
    fees: { total: toDollars(totals.feesCents) },
    finalCost: toDollars(totals.finalCents),
    taxes: {
      items: charged.map((tax) => ({
        key: tax.key,
        description: tax.label,
        number: tax.number,
        percent: tax.rateMilli / 1000,
        total: toDollars(tax.cents),
      })),
    },
  }
}

const exampleBilled = (today: string): ConfirmationContent['billed'] => ({
  issuedAt: today,
  client: ['Camille'],
  soldBy: null,
  payments: [],
  refunded: 0,
  credited: 0,
  balance: null,
  purchaseOrder: null,
  kept: 0,
})

/** Renders the preview with the template of the real emails and the texts being edited. */
export const previewConfirmation = (drawer: EmailDrawer) =>
  handle(contract.previewConfirmation, async ({ inBusiness }, { body }) => {
    const data = await inBusiness('read', (ctx) => loadExample(ctx, body))
    const { subject, html, attachments } = await drawer.page({ kind: 'order-confirmation', data })
    return { subject, replyTo: data.business.communication.replyEmail, html, attachments }
  })

async function loadExample(
  ctx: Ctx,
  { language, ...draft }: Body<typeof contract.previewConfirmation>,
): Promise<ConfirmationContent> {
  const { db, now, language: reader, tenantId } = ctx
  const business = await businessOf(db, tenantId)
  const sender = await businessIn(db, tenantId, business, language)
  const communication = storedFrom(draft, (html, field) =>
    richText(html, { max: messageLimit, field, language: reader }),
  )
  const today = localDateOf(now, business.time_zone)
  return {
    language,
    business: { ...sender, replyTo: communication.replyEmail, communication },
    reference,
    firstName: 'Camille',
    invoice: exampleInvoice(business, today),
    billed: exampleBilled(today),
    standing: 'confirmed',
    tickets: [
      {
        reference,
        title: titleIn(language, activity, examples[0]!.title),
        when: `${today}, 09:00 – 12:00`,
        code: 'example',
      },
    ],
    link: null,
  }
}
