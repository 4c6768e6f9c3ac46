import { centsOf } from '@guichet/contract/money.ts'
import { useRef, useState } from 'react'
import { cashTaken, type CashPaid } from '../../domain/pay/cash-paid.rules.ts'
import { CashToHandOver, ChangeToGive } from '../../domain/pay/change-to-give.tsx'
import { notifySuccess } from '../../kit/layout/notify.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { editMessages } from './edit.messages.ts'
import { useExchangeTickets } from './edit.queries.ts'

/** Ids of the exchanged tickets, with the cash received or to hand over. */
type ExchangeResult = { ids: string[]; paid?: CashPaid; handedOver?: number }
type Ends = {
  onClose: () => void
  /** Ids of the exchanged tickets. */
  onDone: (ticketPublicIds: string[]) => void
}

/**
 * The command of an exchange and, after it, its cash. `describe` sets the changes in words for the
 * notification; `leave` closes the dialog: an exchange that was made is reported either way.
 */
export function useExchangeDone({ onClose, onDone }: Ends) {
  const messages = useMessages(editMessages)
  const fromTo = useRef<readonly string[]>([])
  const [exchanged, setExchanged] = useState<ExchangeResult | null>(null)
  const command = useExchangeTickets(({ tickets, difference, cash }, { body: { payment } }) => {
    const ids = tickets.map(({ publicId }) => publicId)
    notifySuccess(messages.done(ids.length), fromTo.current.join('\n'))
    const tendered = payment?.tendered
    if (tendered !== undefined)
      setExchanged({ ids, paid: cashTaken(centsOf(difference), centsOf(Number(tendered))) })
    else if (cash !== undefined) setExchanged({ ids, handedOver: cash })
    else onDone(ids)
  })
  const leave = () => (exchanged ? onDone(exchanged.ids) : onClose())
  return {
    exchange: {
      ...command,
      describe: (lines: readonly string[]) => {
        fromTo.current = lines
      },
    },
    leave,
    cash: exchanged && (
      <>
        {exchanged.paid && <ChangeToGive paid={exchanged.paid} onClose={leave} />}
        {exchanged.handedOver && <CashToHandOver amount={exchanged.handedOver} onClose={leave} />}
      </>
    ),
  }
}
export type ExchangeCommand = ReturnType<typeof useExchangeDone>['exchange']
