import { Text } from '@mantine/core'
import { useCallback, useEffect, useRef } from 'react'
import { ClientPage, useTokenInAddress } from '../../domain/client-page.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { OrderedItems, PayButton } from './pay-order.tsx'
import { payMessages } from './pay.messages.ts'
import { useOpenPayment, usePayLink, type PayView } from './pay.queries.ts'
import { useCameBack } from './return-from-payment.ts'
import styles from './pay.module.css'

/** Anonymous page where a buyer pays through a link. */
export function PayScreen() {
  const token = useTokenInAddress()
  return <PayPage key={token} token={token} />
}

function PayPage({ token }: { token: string }) {
  const opening = useOpenPayment()
  const { reset } = opening
  const backAt = useCameBack(reset)
  const link = usePayLink(token, backAt)
  const { refetch } = link
  const readAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch])
  useEffect(() => {
    if (backAt !== null) readAgain()
  }, [backAt, readAgain])
  return (
    <ClientPage link={link} messages={payMessages} languageOf={({ language }) => language}>
      {(view) => (
        <Ordered view={view} hasCameBack={backAt !== null}>
          {(view.state === 'open' || view.state === 'refused') && (
            <PayButton view={view} token={token} opening={opening} onOver={readAgain} />
          )}
        </Ordered>
      )}
    </ClientPage>
  )
}

type OrderedProps = { view: PayView; hasCameBack: boolean; children: React.ReactNode }
function Ordered({ view, hasCameBack, children }: OrderedProps) {
  const messages = useMessages(payMessages)
  const { state } = view
  const heading = useHeadingOf(state)
  return (
    <>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {view.hasNothingValid ? messages.nothingValid.title : messages.titles[state]}
      </h1>
      <Text mb="md" component="output" display="block">
        {textOf(view, messages)}
      </Text>
      <OrderedItems view={view} />
      <output className={styles.wait}>
        {hasCameBack && state !== 'paid' ? messages.wait : ''}
      </output>
      {children}
    </>
  )
}

/** Text that says where the tickets are; after a payment of the balance the client has them. */
function textOf(
  { state, isBalance, isEmailed, hasNothingValid }: PayView,
  messages: Pick<typeof payMessages.fr, 'texts' | 'atCounter' | 'balance' | 'nothingValid'>,
): string {
  const { texts, atCounter, balance, nothingValid } = messages
  if (hasNothingValid) return nothingValid.text
  if (isBalance) return balance[state]
  return isEmailed || state === 'expired' ? texts[state] : atCounter[state]
}

/** Moves the focus to the heading when the order is paid or expired, because the button is gone. */
function useHeadingOf(state: PayView['state']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const isEnd = state === 'paid' || state === 'expired'
    if (isEnd && before.current !== state) heading.current?.focus()
    before.current = state
  }, [state])
  return heading
}
