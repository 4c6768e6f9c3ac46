import { declineLimit } from '@guichet/contract/quotes/quote-view.ts'
import { formatMoney } from '../../../kit/formats.ts'
import { pathIn, type Frame } from '../../../kit/frame.ts'
import type { LinkQuote, QuoteLinkProps } from './quote-link.load.ts'
import { quoteLinkMessages } from './quote-link.messages.ts'

type Props = { frame: Frame; props: QuoteLinkProps; quote: LinkQuote }

/**
 * Accepts or declines, each after its consequence is read; shows why an answer is no longer
 * possible.
 */
export function AnswerQuote({ frame, props, quote }: Props) {
  const { language } = frame
  const messages = quoteLinkMessages[language]
  const isOpen = quote.status === 'Sent'
  if (!isOpen && !props.problem) return null
  const action = pathIn(language, frame, `/quote/${props.token}/answer`)
  const version = <input type="hidden" name="version" value={quote.version} />
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">{messages.answer}</h2>
      {props.problem && (
        <p className="note bad" role="alert">
          {messages.problems[props.problem]}
        </p>
      )}
      {isOpen && (
        <>
          <details className="note">
            <summary>{messages.accept}</summary>
            <form method="post" action={action} className="choose">
              {version}
              <p>{messages.acceptText(formatMoney(language, quote.invoice.finalCost))}</p>
              <p>
                <button type="submit" name="answer" value="Accepted" className="button">
                  {messages.accept}
                </button>
              </p>
            </form>
          </details>
          <details className="note">
            <summary>{messages.decline}</summary>
            <form method="post" action={action} className="choose">
              {version}
              <p>{messages.declineText}</p>
              <div className="field">
                <label htmlFor="field-reason">{messages.reason}</label>
                <textarea id="field-reason" name="reason" rows={3} maxLength={declineLimit} />
              </div>
              <p>
                <button type="submit" name="answer" value="Declined">
                  {messages.decline}
                </button>
              </p>
            </form>
          </details>
        </>
      )}
    </section>
  )
}
