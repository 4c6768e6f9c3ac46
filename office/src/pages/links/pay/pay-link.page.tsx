import { durationOf, formatDuration } from '@guichet/contract/durations.ts'
import { formatMoney } from '../../../kit/formats.ts'
import { pathIn, type Frame } from '../../../kit/frame.ts'
import { LinkLayout } from '../../../kit/link-layout.tsx'
import { Ordered } from './ordered-lines.tsx'
import type { PayLink, PayLinkProps } from './pay-link.load.ts'
import { payLinkMessages } from './pay-link.messages.ts'

type Props = { frame: Frame; props: PayLinkProps }

/** Page where a buyer pays an order by link, then sees whether it is paid. */
export function PayLinkPage({ frame, props }: Props) {
  const { language } = frame
  const { link, url } = props
  const messages = payLinkMessages[language]
  const { state, business } = link
  const isPayable = state === 'open' || state === 'refused'
  return (
    <LinkLayout frame={frame} business={business} title={messages.page}>
      <h1>{link.hasNothingValid ? messages.nothingValid.title : messages.titles[state]}</h1>
      {url === null && <p className="lead">{textOf(link, language)}</p>}
      {url === null && isPayable && <Pay frame={frame} props={props} />}
      {url === null && props.back !== null && state !== 'paid' && (
        <output className="note">{messages.wait}</output>
      )}
      {url !== null && (
        <p>
          {messages.leaving}{' '}
          <a href={url} rel="noreferrer">
            {messages.toPage}
          </a>
        </p>
      )}
      <Ordered link={link} language={language} />
    </LinkLayout>
  )
}

type Language = Frame['language']
/** Text that says where the tickets are; after a payment of the balance the client has them. */
function textOf(
  { state, isBalance, isEmailed, hasNothingValid }: PayLink,
  language: Language,
): string {
  const { texts, atCounter, balance, nothingValid } = payLinkMessages[language]
  if (hasNothingValid) return nothingValid.text
  if (isBalance) return balance[state]
  return isEmailed || state === 'expired' ? texts[state] : atCounter[state]
}

/** The deadline and the pay button, with what was refused. */
function Pay({ frame, props: { token, link, heldSeconds, problem } }: Props) {
  const { language } = frame
  const messages = payLinkMessages[language]
  return (
    <>
      {link.state === 'refused' && (
        <p className="note bad" role="alert">
          <strong>{messages.refused}.</strong> {messages.refusedText}
        </p>
      )}
      {problem && (
        <p className="note bad" role="alert">
          {messages.problems[problem]}
        </p>
      )}
      {heldSeconds !== null && (
        <p className="note">
          {heldText(heldSeconds, language)}
          {/* The page is loaded again at the end of a short hold. */}
          {heldSeconds < 3600 && (
            <>
              {' '}
              <hold-clock data-seconds={heldSeconds} aria-hidden="true" />
            </>
          )}
        </p>
      )}
      <form method="post" action={pathIn(language, frame, `/pay/${token}/leaving`)}>
        <button type="submit" className="button">
          {messages.pay(formatMoney(language, link.amount))}
        </button>
      </form>
    </>
  )
}

function heldText(seconds: number, language: Language): string {
  const messages = payLinkMessages[language]
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return messages.heldLast
  const parts = {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  }
  return messages.held(formatDuration(durationOf(parts), language))
}
