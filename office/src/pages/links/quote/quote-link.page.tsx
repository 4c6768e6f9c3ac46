import { quoteStatusMessages } from '@guichet/contract/quotes/quote-status.messages.ts'
import { dateIn, formatDay, localized } from '../../../kit/formats.ts'
import { pathIn, type Frame } from '../../../kit/frame.ts'
import { LinkLayout } from '../../../kit/link-layout.tsx'
import { AnswerQuote } from './answer-quote.tsx'
import { FillGuests } from './fill-guests.tsx'
import { QuoteItems } from './quote-items.tsx'
import type { LinkQuote, QuoteLinkProps } from './quote-link.load.ts'
import { quoteLinkMessages } from './quote-link.messages.ts'

type Props = { frame: Frame; props: QuoteLinkProps }

/** Page where a client reads a quote, answers it, and names its guests. */
export function QuoteLinkPage({ frame, props }: Props) {
  const messages = quoteLinkMessages[frame.language]
  const { business, quote } = props.link
  return (
    <LinkLayout frame={frame} business={business} title={messages.page}>
      {quote ? (
        <Offered frame={frame} props={props} quote={quote} />
      ) : (
        <>
          <h1>{messages.revisedTitle}</h1>
          <p>{messages.revised}</p>
        </>
      )}
    </LinkLayout>
  )
}

function Offered({ frame, props, quote }: Props & { quote: LinkQuote }) {
  const { language } = frame
  const messages = quoteLinkMessages[language]
  const { business, firstName } = props.link
  const { status } = quote
  const isAnswerable = status === 'Sent' || status === 'Accepted'
  const asksGuests = quote.areNamesAsked || quote.forms.length > 0
  return (
    <>
      <p className="cart-line">
        <span>{messages.number(quote.number)}</span>
        {/* The client has received the quote: the status `Sent` is useful to staff only. */}
        {status !== 'Sent' && (
          <span className={`state ${status === 'Accepted' ? 'open' : 'closed'}`}>
            {quoteStatusMessages[language][status]}
          </span>
        )}
      </p>
      <h1>{quote.title}</h1>
      <p className="lead">
        {messages.hello(firstName)} {messages.texts[status]}
      </p>
      {quote.note && (
        <section aria-labelledby="quote-note">
          <h2 id="quote-note">{messages.noteFrom(localized(language, business.name))}</h2>
          <p className="prose">{quote.note}</p>
        </section>
      )}
      <section aria-labelledby="offered">
        <h2 id="offered">{messages.items}</h2>
        <QuoteItems quote={quote} language={language} timeZone={business.timeZone} />
        <Promises quote={quote} frame={frame} timeZone={business.timeZone} />
        <p className="row">
          <a href={pathIn(language, frame, `/quote/${props.token}/pdf`)} download>
            {messages.downloadPdf}
          </a>
        </p>
      </section>
      <AnswerQuote frame={frame} props={props} quote={quote} />
      {isAnswerable && asksGuests && <FillGuests frame={frame} props={props} quote={quote} />}
    </>
  )
}

type PromisesProps = { quote: LinkQuote; frame: Frame; timeZone: string }
/** Last day of the price, and whether places are held. */
function Promises({ quote, frame: { language }, timeZone }: PromisesProps) {
  const messages = quoteLinkMessages[language]
  const { status, expiresOn, heldUntilDateTimeUtc: until } = quote
  if (status !== 'Sent' && status !== 'Accepted') return null
  const day = (date: string) => formatDay(language, date, '')
  // A hold ends when the next day begins.
  const lastDay = until && dateIn(new Date(Date.parse(until) - 1).toISOString(), timeZone)
  return (
    <p className="fine">
      {status === 'Sent' && messages.until(day(expiresOn))}{' '}
      {lastDay ? messages.held(day(lastDay)) : messages.notHeld}
    </p>
  )
}
