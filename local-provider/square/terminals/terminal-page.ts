import type { Language } from '@guichet/contract/rules.messages.ts'
import { html, type SafeHtml } from '@remix-run/html-template'
import { taps } from '../../card.ts'
import type { HostedPage } from '../../pages/page-layout.ts'
import { money } from '../../pages/pay-page.ts'
import { squarePagesMessages } from '../square-pages.messages.ts'
import type { Device, TerminalAction } from '../square-store.ts'

/** Result of the last button. */
export const outcomes = ['paid', 'declined', 'canceled', 'closed'] as const
export type LastOutcome = (typeof outcomes)[number]

/** Page that pairs a new terminal, with links to paired ones. */
export function pairingPage(
  language: Language,
  devices: ReadonlyMap<string, Device>,
  isWrong: boolean,
): HostedPage {
  const { terminal: say } = squarePagesMessages[language]
  const marked = isWrong ? html`aria-invalid="true" aria-describedby="code-fault"` : ''
  const fault = html`<p class="fault" id="code-fault" role="alert">${say.wrongCode}</p>`
  const body = html`
<form method="post">
<label for="code">${say.code}</label>
<input id="code" name="code" autocomplete="off" autocapitalize="characters" required ${marked}>
${isWrong ? fault : ''}
<button>${say.pair}</button>
</form>
${devices.size > 0 ? listOf(devices, say.paired) : ''}`
  return { language, title: say.title, body }
}

const listOf = (devices: ReadonlyMap<string, Device>, title: string) => html`
<h2>${title}</h2>
<ul>
${[...devices].map(
  ([id, { name }]) => html`<li><a href="/square/terminal/${id}">${name} (${id})</a></li>`,
)}
</ul>`

type TerminalPage = {
  language: Language
  device: Device
  waiting: readonly TerminalAction[]
  last: LastOutcome | undefined
}

export function terminalPage({ language, device, waiting, last }: TerminalPage): HostedPage {
  const { terminal: say } = squarePagesMessages[language]
  const [action, ...others] = waiting
  const body = html`
<p>${device.name}</p>
${last ? html`<p role="status">${say.outcomes[last]}</p>` : ''}
${action ? actionOf(language, action) : html`<p>${say.idle}</p>`}
${others.length > 0 ? html`<p class="dim">${say.others(others.length)}</p>` : ''}
<p><a href="?">${say.reload}</a></p>`
  return { language, title: say.title, body }
}

function actionOf(language: Language, { kind, thing }: TerminalAction): SafeHtml {
  const { terminal: say } = squarePagesMessages[language]
  const { amount, currency } = thing.amount_money
  const words = kind === 'checkout' ? thing.note : thing.reason
  // Only Interac cards are refunded at a terminal.
  const offered = kind === 'checkout' ? taps : taps.filter((tap) => tap !== 'ok')
  return html`
${words ? html`<p>${words}</p>` : ''}
<dl>
<dt class="total">${say.kinds[kind]}</dt><dd class="total">${money(amount, currency, language)}</dd>
</dl>
<form method="post">
<input type="hidden" name="action" value="${thing.id}">
${offered.map((tap) => html`<button name="tap" value="${tap}">${say.taps[kind][tap]}</button>`)}
<button class="plain" name="tap" value="cancel">${say.cancel}</button>
</form>`
}
