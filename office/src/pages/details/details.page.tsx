import { Field } from '../../kit/field.tsx'
import { formatMoney } from '../../kit/formats.ts'
import { pathIn, type Frame } from '../../kit/frame.ts'
import { Layout } from '../../kit/layout.tsx'
import { Totals } from '../cart/totals.tsx'
import type { DetailsProps } from './details.load.ts'
import { detailsMessages } from './details.messages.ts'
import { Holders } from './holders.tsx'
import { Questions } from './questions.tsx'

type Props = { frame: Frame; props: DetailsProps }
/** The form of the buyer, the questions of the business, its terms, and the total. */
export function DetailsPage({ frame, props }: Props) {
  const { language } = frame
  const { cart, problems } = props
  const messages = detailsMessages[language]
  const finalCost = cart.quote?.invoice.finalCost ?? 0
  const others = problems.filter(({ field }) => !/^(buyer|answers|tickets\.)/.test(field))
  return (
    <Layout frame={frame} business={cart.business} title={messages.title}>
      <p>
        <a href={pathIn(language, frame)}>‹ {messages.back}</a>
      </p>
      <h1>{messages.title}</h1>
      {problems.length > 0 && (
        <div className="note bad" role="alert">
          <p>{messages.summary}</p>
          {others.map(({ field, detail }) => (
            <p key={field}>{detail}</p>
          ))}
        </div>
      )}
      <form method="post" action={pathIn(language, frame, '/sale')} className="details">
        <Buyer frame={frame} props={props} />
        <Holders frame={frame} props={props} />
        <Questions frame={frame} props={props} />
        <Consent frame={frame} props={props} />
        <Terms frame={frame} props={props} />
        {cart.quote && <Totals invoice={cart.quote.invoice} language={language} />}
        <input type="hidden" name="expectedFinalCost" value={finalCost} />
        <p>
          <button type="submit" className="button">
            {finalCost > 0 ? messages.pay(formatMoney(language, finalCost)) : messages.order}
          </button>
        </p>
      </form>
    </Layout>
  )
}

function Buyer({ frame, props: { typed, problems } }: Props) {
  const messages = detailsMessages[frame.language]
  const fieldOf = (name: string) => ({
    name,
    defaultValue: typed[name]?.[0],
    problem: problems.find(({ field }) => field === `buyer.${name}`)?.detail,
  })
  return (
    <>
      <Field
        {...fieldOf('firstName')}
        label={messages.firstName}
        autoComplete="given-name"
        maxLength={50}
        required
      />
      <Field
        {...fieldOf('lastName')}
        label={messages.lastName}
        autoComplete="family-name"
        maxLength={50}
        required
      />
      <Field
        {...fieldOf('email')}
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        autoComplete="email"
        maxLength={200}
        required
      />
      <Field {...fieldOf('phone')} label={messages.phone} type="tel" autoComplete="tel" />
      <Field
        {...fieldOf('postalCode')}
        label={messages.postalCode}
        autoComplete="postal-code"
        maxLength={10}
      />
    </>
  )
}

/** Consent to messages is asked apart from the terms, and never given in advance. */
function Consent({ frame: { language }, props: { cart, typed } }: Props) {
  const { consentText } = cart
  if (consentText === null) return null
  const version = String(consentText.version)
  return (
    <label className="check">
      <input
        type="checkbox"
        name="consentTextVersion"
        value={version}
        defaultChecked={typed.consentTextVersion?.[0] === version}
      />
      {consentText[language]} {detailsMessages[language].optional}
    </label>
  )
}

function Terms({ frame, props }: Props) {
  const messages = detailsMessages[frame.language]
  const { termsAndConditions, refundPolicy } = props.cart.legalTexts[frame.language]
  const texts = [
    [messages.termsTitle, termsAndConditions],
    [messages.refundTitle, refundPolicy],
  ].filter(([, html]) => html)
  return (
    <>
      {texts.map(([title, html]) => (
        <details key={title}>
          <summary>{title}</summary>
          {/* Sanitized when it was stored. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html! }} />
        </details>
      ))}
      <label className="check">
        <input
          type="checkbox"
          name="areTermsAccepted"
          value="yes"
          required
          defaultChecked={props.typed.areTermsAccepted?.[0] === 'yes'}
        />
        {messages.terms}
      </label>
    </>
  )
}
