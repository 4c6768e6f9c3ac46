import type { Language } from '@guichet/contract/rules.messages.ts'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { CardField, CardForm } from '../card.ts'
import { hostedPagesMessages } from './hosted-pages.messages.ts'
import type { HostedPage } from './page-layout.ts'

/** Lines and total of the page. Amounts are in cents. */
export type Bill = {
  lines: readonly { name: string; quantity: number | string; amount: number }[]
  amount: number
  currency: string
  cancelUrl: string | null
}
export type PayFaults = { fields: readonly CardField[]; isDeclined: boolean }
type PayPage = {
  language: Language
  bill: Bill
  /** Previous input, which is shown again except for the card number and the code. */
  typed: CardForm
  faults: PayFaults
}

export const noFaults: PayFaults = { fields: [], isDeclined: false }

export function payPage({ language, bill, typed, faults }: PayPage): HostedPage {
  const say = hostedPagesMessages[language].pay
  const total = money(bill.amount, bill.currency, language)
  const cancel = bill.cancelUrl && html`<p><a href="${bill.cancelUrl}">${say.cancel}</a></p>`
  const body = html`
<dl>
${bill.lines.map((line) => lineOf(line, bill.currency, language))}
<dt class="total">${say.total}</dt><dd class="total">${total}</dd>
</dl>
${faults.isDeclined ? html`<p class="fault" role="alert">${say.declined}</p>` : ''}
<form method="post">
${fields.map((field) => fieldOf(field, language, typed, faults))}
<button>${say.submit(total)}</button>
</form>
<p class="dim">${say.hint}</p>
${cancel ?? ''}`
  return { language, title: say.title, body }
}

/** Page of a session that can no longer be paid, with the reason. */
export function closedPage(
  language: Language,
  why: 'complete' | 'expired' | 'missing',
  backTo: string | null,
): HostedPage {
  const say = hostedPagesMessages[language].pay
  const back = backTo && html`<p><a href="${backTo}">${say.back}</a></p>`
  return { language, title: say.title, body: html`<p>${say[why]}</p>${back ?? ''}` }
}

type Field = { name: CardField; autocomplete: string; inputMode: string; isKept: boolean }
const fields: readonly Field[] = [
  { name: 'number', autocomplete: 'cc-number', inputMode: 'numeric', isKept: false },
  { name: 'expiry', autocomplete: 'cc-exp', inputMode: 'numeric', isKept: true },
  { name: 'cvc', autocomplete: 'cc-csc', inputMode: 'numeric', isKept: false },
  { name: 'name', autocomplete: 'cc-name', inputMode: 'text', isKept: true },
]

function fieldOf(
  { name, autocomplete, inputMode, isKept }: Field,
  language: Language,
  typed: CardForm,
  faults: PayFaults,
): SafeHtml {
  const say = hostedPagesMessages[language].pay
  const isWrong = faults.fields.includes(name)
  const marked = isWrong ? html`aria-invalid="true" aria-describedby="${name}-fault"` : ''
  // Wrong values are not shown again, because any field may contain a card number.
  const value = isKept && !isWrong ? (typed[name] ?? '') : ''
  return html`
<label for="${name}">${say[name]}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}"
inputmode="${inputMode}" required ${marked}>
${isWrong ? html`<p class="fault" id="${name}-fault" role="alert">${say.invalid[name]}</p>` : ''}`
}

const lineOf = (line: Bill['lines'][number], currency: string, language: Language): SafeHtml => {
  const count = Number(line.quantity) === 1 ? '' : ` × ${line.quantity}`
  return html`<dt>${line.name}${count}</dt>
<dd>${money(line.amount, currency, language)}</dd>
`
}

export const money = (cents: number, currency: string, language: Language) =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency }).format(cents / 100)
