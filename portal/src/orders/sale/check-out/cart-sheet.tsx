import { Button } from '@mantine/core'
import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { usePhone } from '../../../kit/layout/breakpoints.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import styles from '../counter/cart.module.css'

type Props = {
  box: RefObject<HTMLElement | null>
  /** Whether a phone shows the cart; a wider screen always does. */
  isShown: boolean
  onClose: () => void
  children: ReactNode
}

/** The column of the cart. On a phone it covers the choices, with a button that leads back. */
export function CartSheet({ box, isShown, onClose, children }: Props) {
  const messages = useMessages(sellMessages)
  const isCover = usePhone() && isShown
  return (
    <aside
      ref={useMergedRef(box, useFocusTrap(isCover))}
      className={`panel ${styles.stub}`}
      data-shown={isShown || undefined}
      aria-label={messages.cart}
    >
      {isCover && (
        <Button
          variant="subtle"
          className={styles.back!}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onClose}
        >
          {messages.backToChoices}
        </Button>
      )}
      <h2 className="visually-hidden" tabIndex={-1}>
        {messages.cart}
      </h2>
      {children}
    </aside>
  )
}
