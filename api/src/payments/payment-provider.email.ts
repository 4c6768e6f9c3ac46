import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  button,
  heading,
  lineItems,
  paragraph,
  subheading,
  type Business,
  type EmailContent,
} from '../mail/public.ts'
import { paymentProviderMessages } from './payment-provider-email.messages.ts'

/** `takenBack`: revoked at the provider by the owner of the account. */
export type ProviderChange = 'connected' | 'disconnected' | 'takenBack'
export type PaymentProviderChanged = {
  language: Language
  business: Business
  firstName: string
  change: ProviderChange
  provider: string
  account: string
  by: 'person' | 'owner' | 'installation'
  /** Name of a person of the business. */
  personName: string
  /** Local time, formatted for the reader. */
  at: string
  link: string
}

/**
 * Renders the email about a changed payment account, so that main staff can verify who receives the
 * payments.
 */
export function paymentProviderEmail(email: PaymentProviderChanged): EmailContent {
  const { language, business, firstName, change, provider, account, at, link } = email
  const say = paymentProviderMessages[language]
  const title = say.titles[change](provider)
  const text = say.texts[change]
  return {
    language,
    business,
    subject: `${title} – ${business.name}`,
    preview: text,
    pictures: [],
    body: html`
      ${heading(title)}
      ${paragraph(say.hello(firstName))}
      ${paragraph(text)}
      ${lineItems([
        { label: say.provider, amount: provider },
        { label: say.account, amount: account },
        { label: say.by, amount: whoOf(email) },
        { label: say.at, amount: at },
      ])}
      ${subheading(say.unexpected)}
      ${paragraph(say.next[change])}
      ${button({ label: say.button, href: link, business })}
    `,
  }
}

function whoOf({ by, personName, language, provider }: PaymentProviderChanged): string {
  const say = paymentProviderMessages[language]
  if (by === 'installation') return say.byInstallation
  return by === 'owner' ? say.byOwner(provider) : personName
}
