import { formatMoney, localized } from '../../../kit/formats.ts'
import type { Frame } from '../../../kit/frame.ts'
import { lineWhen } from '../../../kit/ticket-times.ts'
import type { PayLink } from './pay-link.load.ts'
import { payLinkMessages } from './pay-link.messages.ts'

type Language = Frame['language']
/** The lines of the order and its total. */
export function Ordered({ link, language }: { link: PayLink; language: Language }) {
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
