import { Group, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { mostPerLine } from '../../domain/cart.rules.ts'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { QuantityStepper } from '../../kit/forms/quantity-stepper.tsx'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { OmittedTicket } from '../sale/counter/omitted-ticket.ts'
import { useTicketTimes } from '../use-ticket-times.ts'
import { editMessages } from './edit.messages.ts'
import { useExchange, type Choice, type EditedTicket, type Exchange } from './edit.queries.ts'
import { ExchangeActivity } from './exchange-activity.tsx'
import { ExchangeFooter } from './exchange-footer.tsx'
import { useExchangeDone, type ExchangeCommand } from './use-exchange-done.tsx'

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

/** Dialog that exchanges a ticket, with the choices of the counter and the current values. */
export function ExchangeTicket({ ticket, onClose, onDone }: Props) {
  const messages = useMessages(editMessages)
  const localized = useLocalized()
  const { timeText } = useTicketTimes()
  const query = useExchange(ticket.publicId)
  const { data: exchange } = query
  const now = [whatOf(ticket).map(localized).join(' – '), timeText(ticket.time)].join(' · ')
  const { exchange: command, leave, cash } = useExchangeDone({ onClose, onDone })
  const foot = (choice: Choice | null, text: string) => (
    <TicketFooter
      ticket={ticket}
      exchange={exchange!}
      choice={choice}
      fromTo={`${now} → ${text}`}
      command={command}
      onClose={onClose}
    />
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
      {cash ?? (
        <>
          <Text size="sm" mb="md">
            {messages.now(now)}
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

type FooterProps = {
  ticket: EditedTicket
  exchange: Exchange
  choice: Choice | null
  fromTo: string
  command: ExchangeCommand
  onClose: () => void
}
/** Number of identical tickets to change, above the price and the buttons. */
function TicketFooter({ ticket, exchange, choice, fromTo, ...rest }: FooterProps) {
  const messages = useMessages(editMessages)
  const [quantity, setQuantity] = useState(1)
  const { publicId: ticketPublicId, version, like } = exchange
  const isPossible = quantity >= 1 && quantity <= like
  return (
    <ExchangeFooter
      orderId={ticket.orderPublicId}
      changes={choice && isPossible ? [{ ...choice, ticketPublicId, version, quantity }] : null}
      fromTo={[quantity > 1 ? `${quantity} × ${fromTo}` : fromTo]}
      saveText={messages.save(quantity)}
      {...rest}
    >
      {like > 1 && <HowMany like={like} value={quantity} onChange={setQuantity} />}
    </ExchangeFooter>
  )
}

type HowManyProps = { like: number; value: number; onChange: (quantity: number) => void }
function HowMany({ like, value, onChange }: HowManyProps) {
  const messages = useMessages(editMessages)
  return (
    <Group gap="sm">
      <Text fw={550}>{messages.quantity}</Text>
      <QuantityStepper
        label={messages.quantity}
        value={value}
        min={1}
        max={Math.min(mostPerLine, like)}
        onChange={onChange}
      />
      <Text size="sm" c="dimmed">
        {messages.alike(like)}
      </Text>
    </Group>
  )
}
