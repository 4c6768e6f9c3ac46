import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import { DialogFooter } from '../../kit/layout/dialog-footer.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { editMessages } from './edit.messages.ts'
import type { Change, useExchangePreview } from './edit.queries.ts'
import type { ExchangeCommand } from './use-exchange-done.tsx'
import { useExchangeFooter } from './use-exchange-footer.ts'
import styles from './edit.module.css'

// Loaded on demand, because most exchanges cost nothing more.
const PayDifference = lazyPart(
  () => import('./pay-difference.tsx'),
  'PayDifference',
  <Skeleton height={120} />,
)

type Props = {
  orderId: string
  /** Null while incomplete. */
  changes: readonly Change[] | null
  /** The changes in words, from → to. */
  fromTo: readonly string[]
  saveText: string
  command: ExchangeCommand
  onClose: () => void
  /** Further questions above the price. */
  children?: ReactNode
}

/** The changes in words, the price difference, and the buttons. */
export function ExchangeFooter(props: Props) {
  const { orderId, changes, fromTo, saveText, command, onClose, children } = props
  const messages = useMessages(editMessages)
  const form = useRef<HTMLFormElement>(null)
  const foot = useExchangeFooter({ orderId, changes, fromTo, command, form })
  return (
    <form ref={form} noValidate onSubmit={foot.submit} className={styles.exchange}>
      <Stack gap="md" className={styles.asked}>
        {children}
        {changes ? (
          !foot.isUnchanged && <PriceChoice {...foot.price} />
        ) : (
          <Text size="sm" c="dimmed">
            {messages.incomplete}
          </Text>
        )}
      </Stack>
      <DialogFooter>
        {changes && (
          <output className={styles.fromTo}>
            {foot.isUnchanged ? messages.unchanged : fromTo.map((line) => <p key={line}>{line}</p>)}
          </output>
        )}
        {foot.payment && <PayDifference {...foot.payment} />}
        <ProblemAlert error={command.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={command.isPending}>
            {messages.cancel}
          </Button>
          {!foot.payment && (
            <Button
              type="submit"
              loading={command.isPending}
              aria-disabled={!foot.isReady || undefined}
              {...(!foot.isReady && { 'data-disabled': true })}
            >
              {saveText}
            </Button>
          )}
        </Group>
      </DialogFooter>
    </form>
  )
}

type PriceProps = {
  preview: Pick<ReturnType<typeof useExchangePreview>, 'data' | 'error'>
  settles: boolean
  onSettles: (settles: boolean) => void
}
/** Shows why the price stays, or lets the clerk choose whether to settle the difference. */
function PriceChoice({ preview, settles, onSettles }: PriceProps) {
  const messages = useMessages(editMessages)
  const money = useMoney()
  const { restrictions } = useBusiness()
  const { data, error } = preview
  if (error) return <ProblemAlert error={error} />
  if (!data) return <Skeleton height={56} radius="sm" />
  const { difference, whyPriceStays, refundedTickets = 0 } = data
  if (!difference)
    return (
      <Text size="sm" c="dimmed">
        {whyPriceStays && messages.priceStays[whyPriceStays]}
      </Text>
    )
  const { total } = difference
  const isRefused = total < 0 && restrictions.includes('Refund')
  const labelOf = () => {
    if (total > 0) return messages.charge(money(total))
    return total < 0 ? messages.giveBack(money(-total)) : messages.even
  }
  return (
    <>
      {refundedTickets > 0 && (
        <Text size="sm" c="dimmed">
          {messages.refundedKeep(refundedTickets)}
        </Text>
      )}
      <ChoiceCards
        legend={messages.price}
        value={settles ? 'settle' : 'keep'}
        onChange={(value) => onSettles(value === 'settle')}
        choices={[
          { value: 'keep', content: <span>{messages.keep}</span> },
          {
            value: 'settle',
            isDisabled: isRefused,
            content: (
              <>
                <span>{labelOf()}</span>
                {total !== 0 && (
                  <span className="block size-12">
                    {isRefused ? messages.mayNotGiveBack : messages.withTaxes}
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
    </>
  )
}
