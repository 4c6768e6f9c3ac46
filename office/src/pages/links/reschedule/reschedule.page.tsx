import type { LinkView } from '@guichet/contract/rescheduling/read-link.ts'
import { localized } from '../../../kit/formats.ts'
import { pathIn, type Frame } from '../../../kit/frame.ts'
import { ChooseTime } from '../../../kit/free-times/choose-time.tsx'
import { spanText, type At } from '../../../kit/free-times/span-text.ts'
import { LinkLayout } from '../../../kit/link-layout.tsx'
import { isOpen, type RescheduleProps } from './reschedule.load.ts'
import { rescheduleMessages } from './reschedule.messages.ts'

type Props = { frame: Frame; props: RescheduleProps }

/** Page on which a client chooses other dates after a cancelled one, or asks for a refund. */
export function ReschedulePage({ frame, props }: Props) {
  const { language } = frame
  const { link, groups } = props
  const messages = rescheduleMessages[language]
  const standing = standingOf(link)
  const path = pathIn(language, frame, `/reschedule/${props.token}`)
  return (
    <LinkLayout frame={frame} business={link.business} title={messages.page}>
      <h1>{standing === 'waiting' ? messages.hello(link.firstName) : messages[standing]}</h1>
      <p className="lead">
        {standing === 'waiting' ? messages.intro : messages[`${standing}Text`]}
      </p>
      <figure className="note">
        <figcaption className="fine">
          {messages.from(localized(language, link.business.name))}
        </figcaption>
        <blockquote>{link.reason}</blockquote>
      </figure>
      <TicketStates frame={frame} link={link} />
      {groups.map((group) => (
        <ChooseTime
          key={group.group}
          frame={frame}
          at={atOf(link)}
          path={path}
          group={group}
          noTime={messages.noTime}
        >
          <AskRefund
            frame={frame}
            path={`${path}/refund`}
            isAsked={group.tickets.every(({ publicId }) => isRefundAsked(link, publicId))}
          />
        </ChooseTime>
      ))}
    </LinkLayout>
  )
}

const atOf = ({ business: { timeZone }, today }: LinkView): At => ({ timeZone, today })
const isRefundAsked = ({ tickets }: LinkView, id: string): boolean =>
  tickets.some(({ publicId, state }) => publicId === id && state === 'refundAsked')

type RefundProps = { frame: Frame; path: string; isAsked: boolean }
/** A request for a refund, whose consequence is read before it is sent. */
function AskRefund({ frame, path, isAsked }: RefundProps) {
  const messages = rescheduleMessages[frame.language]
  if (isAsked) return <output className="note">{messages.refundSent}</output>
  return (
    <details>
      <summary>{messages.refund}</summary>
      <p>{messages.refundText}</p>
      <p>
        <button type="submit" formAction={path} formNoValidate>
          {messages.refund}
        </button>
      </p>
    </details>
  )
}

/** A choice is confirmed only if a ticket still has its new date. */
function standingOf({ tickets }: LinkView) {
  if (tickets.some(isOpen)) return 'waiting'
  return tickets.some(({ state }) => state === 'moved') ? 'thanks' : 'over'
}

const tones = { waiting: 'few', moved: 'open', refundAsked: 'few', closed: 'closed' } as const

/** Tickets with their lost time and their current one. */
function TicketStates({ frame, link }: { frame: Frame; link: LinkView }) {
  const { language } = frame
  const messages = rescheduleMessages[language]
  return (
    <section aria-labelledby="tickets">
      <h2 id="tickets">{messages.tickets}</h2>
      <p className="fine">{messages.order(link.orderReferenceNumber)}</p>
      <ul className="lines">
        {link.tickets.map((ticket) => (
          <li key={ticket.publicId}>
            <span>
              {[ticket.categoryTitle, ticket.title]
                .map((text) => localized(language, text))
                .filter(Boolean)
                .join(' – ')}
              <small className="fine">
                <br />
                <span className="unseen">{messages.lost} </span>
                <s>{spanText(frame, atOf(link), ticket.lost)}</s>
              </small>
              {ticket.now && (
                <>
                  <br />
                  {messages.now(spanText(frame, atOf(link), ticket.now))}
                </>
              )}
            </span>
            <span className={`state ${tones[ticket.state]}`}>{messages.states[ticket.state]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
