import { centsOf } from '@guichet/contract/money.ts'
import { Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { cashTaken, type CashPaid } from '../../domain/pay/cash-paid.rules.ts'
import { CashToHandOver, ChangeToGive } from '../../domain/pay/change-to-give.tsx'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { OmittedTicket } from '../sale/counter/omitted-ticket.ts'
import { useTicketTimes } from '../use-ticket-times.ts'
import { editMessages } from './edit.messages.ts'
import { useExchange, useExchangeTicket, type Choice, type EditedTicket } from './edit.queries.ts'
import { ExchangeActivity } from './exchange-activity.tsx'
import { ExchangeFooter } from './exchange-footer.tsx'

// Loaded on demand, because most edited tickets are not rentals.
const ExchangeRental = lazyPart(
  () => import('./exchange-rental.tsx'),
  'ExchangeRental',
  <Skeleton height={420} />,
)

/** Activity or equipment, then the ticket type. */
const whatOf = ({ description, title }: EditedTicket) =>
  description ? [description, title] : [title]

type Props = {
  ticket: EditedTicket
  onClose: () => void
  /** Ids of the exchanged tickets. */
  onDone: (ticketPublicIds: string[]) => void
}

/** Ids of the exchanged tickets, with the cash received or to hand over. */
type ExchangeResult = { ids: string[]; paid?: CashPaid; handedOver?: number }

/** Dialog that exchanges a ticket, with the choices of the counter and the current values. */
export function ExchangeTicket({ ticket, onClose, onDone }: Props) {
  const messages = useMessages(editMessages)
  const localized = useLocalized()
  const { timeText } = useTicketTimes()
  const query = useExchange(ticket.publicId)
  const { data: exchange } = query
  const [exchanged, setExchanged] = useState<ExchangeResult | null>(null)
  const command = useExchangeTicket(({ tickets, difference, cash }, { body: { payment } }) => {
    const ids = tickets.map(({ publicId }) => publicId)
    const tendered = payment?.tendered
    if (tendered !== undefined)
      setExchanged({ ids, paid: cashTaken(centsOf(difference), centsOf(Number(tendered))) })
    else if (cash !== undefined) setExchanged({ ids, handedOver: cash })
    else onDone(ids)
  })
  // The exchange has been made, however the dialog is closed.
  const leave = () => (exchanged ? onDone(exchanged.ids) : onClose())
  const foot = (choice: Choice | null) => (
    <ExchangeFooter exchange={exchange!} choice={choice} command={command} onClose={onClose} />
  )
  return (
    <Dialog
      title={messages.dialog(ticket.ticketReferenceKey)}
      size={860}
      isFullOnPhone
      hasFoot
      isLocked={command.isPending}
      closeOnClickOutside={false}
      onClose={leave}
    >
      {exchanged?.paid && <ChangeToGive paid={exchanged.paid} onClose={leave} />}
      {exchanged?.handedOver && <CashToHandOver amount={exchanged.handedOver} onClose={leave} />}
      {!exchanged && (
        <>
          <Text size="sm" mb="md">
            {messages.now(
              [whatOf(ticket).map(localized).join(' – '), timeText(ticket.time)].join(' · '),
            )}
          </Text>
          <OmittedTicket value={ticket.publicId}>
            {failedOf(query) && <QueryFailed query={query} title={messages.loadFailed} />}
            {!exchange && !failedOf(query) && <Skeleton height={420} />}
            {exchange && (
              <div inert={command.isPending}>
                {ticket.category === 'equipment_rental' ? (
                  <ExchangeRental exchange={exchange} foot={foot} />
                ) : (
                  <ExchangeActivity exchange={exchange} kind={ticket.category} foot={foot} />
                )}
              </div>
            )}
          </OmittedTicket>
        </>
      )}
    </Dialog>
  )
}
