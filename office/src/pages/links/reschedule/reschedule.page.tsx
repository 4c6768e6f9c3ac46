import type { LinkView } from '@guichet/contract/rescheduling/read-link.ts'
import { localized } from '../../../kit/formats.ts'
import type { Frame } from '../../../kit/frame.ts'
import { LinkLayout } from '../../../kit/link-layout.tsx'
import { ChooseTime } from './choose-time.tsx'
import { isOpen, type RescheduleProps } from './reschedule.load.ts'
import { rescheduleMessages } from './reschedule.messages.ts'
import { spanText } from './span-text.ts'

type Props = { frame: Frame; props: RescheduleProps }

/** Page on which a client chooses other dates after a cancelled one, or asks for a refund. */
export function ReschedulePage({ frame, props }: Props) {
  const { language } = frame
  const { link, groups } = props
  const messages = rescheduleMessages[language]
  const standing = standingOf(link)
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
        <ChooseTime key={group.group} frame={frame} props={props} group={group} />
      ))}
    </LinkLayout>
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
                <s>{spanText(frame, link, ticket.lost)}</s>
              </small>
              {ticket.now && (
                <>
                  <br />
                  {messages.now(spanText(frame, link, ticket.now))}
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
