import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import { hostedPagesMessages } from './hosted-pages.messages.ts'
import type { HostedPage } from './page-layout.ts'

/** Possible results of a registration. */
export const endings = ['verified', 'pending', 'unfinished'] as const
export type Ending = (typeof endings)[number]

export function onboardingPage(language: Language, accountName: string): HostedPage {
  const say = hostedPagesMessages[language].onboarding
  const body = html`
<p>${say.about(accountName)}</p>
<p>${say.explain}</p>
<form method="post">
${endings.map(
  (ending) => html`<button name="ending" value="${ending}">${say[ending]}</button>
`,
)}
</form>`
  return { language, title: say.title, body }
}
