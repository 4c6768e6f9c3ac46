import { localized } from '../../kit/formats.ts'
import type { Frame } from '../../kit/frame.ts'
import { LineFacts } from '../cart/cart-line.tsx'
import type { DetailsProps } from './details.load.ts'
import { detailsMessages } from './details.messages.ts'

type Props = { frame: Frame; props: DetailsProps }
/** Everything that is bought, with its day and hour: a visitor may not have seen the cart. */
export function Summary({ frame, cart }: { frame: Frame; cart: DetailsProps['cart'] }) {
  return (
    <ul className="lines">
      {cart.lines.map((line, i) => (
        <li key={i}>
          <div>
            <strong>
              {line.sent.quantity} × {localized(frame.language, line.title)}
            </strong>
            {line.categoryTitle && <p>{localized(frame.language, line.categoryTitle)}</p>}
            <LineFacts line={line} frame={frame} today={cart.today} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Consent to messages is asked apart from the terms, and never given in advance. */
export function Consent({ frame: { language }, props: { cart, typed } }: Props) {
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

/** The terms of the business, which each order accepts. */
export function Terms({ frame, props }: Props) {
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
