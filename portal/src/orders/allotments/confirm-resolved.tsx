import { Confirm } from '../../kit/layout/confirm.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { allotmentMessages } from './allotments.messages.ts'

type Props = { total: number; onConfirm: () => void; onClose: () => void }
/** Confirmation before a sale that took money leaves the queue. */
export function ConfirmResolved({ total, onConfirm, onClose }: Props) {
  const messages = useMessages(allotmentMessages)
  const money = useMoney()
  return (
    <Confirm
      title={messages.dealtWithTitle(money(total))}
      verb={messages.dealtWith}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {messages.dealtWithHint}
    </Confirm>
  )
}
