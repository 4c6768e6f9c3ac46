import { durationOf, formatDuration } from '@guichet/contract/durations.ts'
import { formatMoney, localized } from '../../../kit/formats.ts'
import { pathIn, type Frame } from '../../../kit/frame.ts'
import { LinkLayout } from '../../../kit/link-layout.tsx'
import { lineWhen } from '../../../kit/ticket-times.ts'
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

/** The lines of the order and its total. */
function Ordered({ link, language }: { link: PayLink; language: Language }) {
  const messages = payLinkMessages[language]
  const totalOf = () => {
    if (link.state === 'paid') return messages.paid
    return link.state === 'expired' ? messages.amount : messages.total
  }
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">{messages.entries}</h2>
      <p className="fine">{messages.order(link.orderReferenceNumber)}</p>
      <ul className="lines">
        {link.entries.map((entry, i) => (
          <li key={i}>
            <span>
              <Line line={entry} language={language} />
              {entry.parts.map((part, j) => (
                <small key={j} className="fine">
                  <br />
                  <Line line={part} language={language} />
                </small>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <dl className="totals">
        <div className="totals-final">
          <dt>{totalOf()}</dt>
          <dd>{formatMoney(language, link.amount)}</dd>
        </div>
      </dl>
    </section>
  )
}

type LineProps = { line: PayLink['entries'][number]['parts'][number]; language: Language }
/** A line of the order, with its activity and its date or times. */
function Line({ line, language }: LineProps) {
  const name =
    line.supplementTo === null
      ? `${line.count} × ${localized(language, line.title)}`
      : payLinkMessages[language].supplement(line.supplementTo)
  const details = [localized(language, line.categoryTitle), lineWhen(language, line)]
  const detail = details.filter(Boolean).join(' · ')
  return (
    <>
      {name}
      {detail && (
        <small className="fine">
          <br />
          {detail}
        </small>
      )}
    </>
  )
}
