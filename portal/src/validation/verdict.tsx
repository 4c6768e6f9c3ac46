import { Button, Text } from '@mantine/core'
import {
  IconHelpCircle,
  IconCircleCheck,
  IconCircleX,
  IconQrcode,
  type Icon,
} from '@tabler/icons-react'
import { scanResultMessages } from '../domain/names/scan-results.messages.ts'
import { dayOf, hourOf } from '../kit/dates/dates.ts'
import { usePicture } from '../kit/images/use-picture.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import type { GateEntry, ShownTicket } from './gate-keeper.ts'
import type { Verdict } from './offline.rules.ts'
import { validationMessages } from './validation.messages.ts'
import styles from './validate.module.css'

export type VerdictTone = 'positive' | 'warning' | 'negative'
export const toneOf = (verdict: Verdict): VerdictTone => {
  if (verdict === 'accepted') return 'positive'
  return verdict === 'unverified' ? 'warning' : 'negative'
}
const signs: Record<VerdictTone, Icon> = {
  positive: IconCircleCheck,
  warning: IconHelpCircle,
  negative: IconCircleX,
}

type Props = {
  shown: GateEntry | null
  isChecking: boolean
  timeZone: string
  /** Searches the text of a code that has no ticket; absent for those who may not. */
  onFind?: ((text: string) => void) | undefined
}
/** Decision about the last reading: icon, word and colour, visible from a distance. */
export function VerdictPanel({ shown, isChecking, timeZone, onFind }: Props) {
  const messages = useMessages(validationMessages)
  const { results, decidedAlone } = useMessages(scanResultMessages)
  if (isChecking || !shown)
    return (
      <section className={styles.verdict} data-tone="waiting" aria-live="polite">
        <IconQrcode size={56} stroke={1.4} aria-hidden />
        <p className={styles.word}>{isChecking ? messages.checking : messages.ready}</p>
        {!isChecking && <p className={styles.why}>{messages.readyHint}</p>}
      </section>
    )
  const { verdict, doubt, isOffline, ticket, code } = shown
  const tone = toneOf(verdict)
  const Sign = signs[tone]
  return (
    <section
      key={shown.publicId}
      className={styles.verdict}
      data-tone={tone}
      role="alert"
      aria-live="assertive"
    >
      <div className={styles.decision}>
        <Sign size={56} stroke={1.8} aria-hidden />
        <p className={styles.word}>{results[verdict]}</p>
      </div>
      {(doubt || messages.whys[verdict]) && (
        <p className={styles.why}>
          {[doubt && messages.doubts[doubt], messages.whys[verdict]].filter(Boolean).join(' ')}
        </p>
      )}
      {isOffline && <p className={styles.mark}>{decidedAlone}</p>}
      {!ticket && <CodeShown code={code} onFind={verdict === 'unknown' ? onFind : undefined} />}
      {ticket && <TicketShown ticket={ticket} isCounted={!isOffline} timeZone={timeZone} />}
    </section>
  )
}

type CodeProps = { code: string } & Pick<Props, 'onFind'>
/** A code that has no ticket here; a number may be that of an order. */
function CodeShown({ code, onFind }: CodeProps) {
  const messages = useMessages(validationMessages)
  return (
    <>
      <p className="breaks">{code}</p>
      {onFind && (
        <Button variant="default" onClick={() => onFind(code)}>
          {messages.findText(code)}
        </Button>
      )}
    </>
  )
}

type TicketProps = { ticket: ShownTicket; isCounted: boolean; timeZone: string }
/** A scanned ticket. `isCounted`: with entries, which only the server counts for all devices. */
function TicketShown({ ticket, isCounted, timeZone }: TicketProps) {
  const messages = useMessages(validationMessages)
  const localized = useLocalized()
  const picture = usePicture(ticket.picture)
  const moment = (instant: string) => `${dayOf(instant, timeZone)} ${hourOf(instant, timeZone)}`
  const { activePeriodStartDateTimeUtc: from, activePeriodStopDateTimeUtc: until } = ticket
  const name = ticket.holderName
  return (
    <div className={styles.ticket}>
      {picture && name && (
        <img src={picture} alt={messages.pictureOf(name)} className={styles.face} />
      )}
      <div className={styles.facts}>
        {name && <Text fw={700}>{name}</Text>}
        <Text>
          {[localized(ticket.description), localized(ticket.title)].filter(Boolean).join(' – ')}
        </Text>
        {from && until && <Text size="sm">{messages.period(moment(from), moment(until))}</Text>}
        {isCounted && (
          <Text size="sm">
            {messages.entries(ticket.entriesUsed)}
            {ticket.isDaily ? `, ${messages.oncePerDay}` : ' / 1'}
          </Text>
        )}
        {ticket.lastEntryDateTimeUtc && (
          <Text size="sm">{messages.enteredAt(moment(ticket.lastEntryDateTimeUtc))}</Text>
        )}
        {ticket.isUnsettled && <p className={styles.mark}>{messages.unsettled}</p>}
        {ticket.isOrderRefunded && <p className={styles.mark}>{messages.refundedOrder}</p>}
        <Text size="sm">{ticket.ticketReferenceKey}</Text>
      </div>
    </div>
  )
}
