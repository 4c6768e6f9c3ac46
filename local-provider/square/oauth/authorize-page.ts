import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import type { HostedPage } from '../../pages/page-layout.ts'
import type { SquareMerchant } from '../merchant-object.ts'
import { squarePagesMessages } from '../square-pages.messages.ts'
import type { Scope } from './scopes.ts'

/** All scopes are granted together, or none. */
export function authorizePage(
  language: Language,
  scopes: readonly Scope[],
  merchants: readonly SquareMerchant[],
): HostedPage {
  const { authorize: say, scopes: scopeNames } = squarePagesMessages[language]
  const choice = html`
<label for="merchant">${say.merchant}</label>
<select id="merchant" name="merchant">
<option value="">${say.newMerchant}</option>
${merchants.map(({ id, business_name: name }) => html`<option value="${id}">${name} (${id})</option>`)}
</select>`
  const body = html`
<p>${say.explain}</p>
<ul>
${scopes.map((scope) => html`<li>${scopeNames[scope]}</li>`)}
</ul>
<form method="post">
${merchants.length > 0 ? choice : ''}
<button name="decision" value="allow">${say.allow}</button>
<button class="plain" name="decision" value="deny">${say.deny}</button>
</form>`
  return { language, title: say.title, body }
}

export function wrongRequestPage(language: Language): HostedPage {
  const say = squarePagesMessages[language].authorize
  return { language, title: say.title, body: html`<p role="alert">${say.wrong}</p>` }
}
