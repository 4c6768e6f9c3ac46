import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { Cart } from '../../../domain/cart.rules.ts'
import { focusFirst } from '../../../kit/focus/focus-field.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import type { useCheckOut } from '../check-out/use-check-out.ts'
import { buyerPanelMessages } from './buyer-panel.messages.ts'
import { clientMessages } from './client.messages.ts'
import { asksDetails } from './details.rules.ts'
import type { BuyerPanelState } from './use-buyer-panel.ts'
import styles from './buyer-panel.module.css'

type Props = {
  cart: Cart
  sale: Pick<ReturnType<typeof useCheckOut>, 'forms' | 'missing' | 'client' | 'isSelling'>
  asked: BuyerPanelState
}

/** Lines of the cart that open the fields of the client and of missing details. */
export function BuyerPanelLines({
  cart,
  sale: { forms, missing, client, isSelling },
  asked,
}: Props) {
  const messages = useMessages(buyerPanelMessages)
  const clientWords = useMessages(clientMessages)
  const name = [client.firstName, client.lastName].filter(Boolean).join(' ')
  const buyer = name || client.email || client.phone || messages.nobody
  const ask = (first: string) => {
    asked.setOpen(true)
    focusFirst(asked.place, first)
  }
  return (
    <div className={styles.lines}>
      <UnstyledButton
        className={styles.line}
        aria-expanded={asked.isOpen}
        disabled={isSelling}
        onClick={() => ask(client.isAnonymous ? '[role="switch"]' : '[data-field="email"]')}
      >
        <strong className="size-13 medium">{clientWords.client}</strong>
        <span className="dimmed size-13">{client.isAnonymous ? clientWords.anonymous : buyer}</span>
        <IconChevronRight size={16} aria-hidden />
      </UnstyledButton>
      {asksDetails(cart, forms) && (
        <UnstyledButton
          className={styles.line}
          aria-expanded={asked.isOpen}
          disabled={isSelling}
          onClick={() => ask('[data-details] :is(input, textarea)')}
        >
          <strong className="size-13 medium">{messages.details}</strong>
          <span className="dimmed size-13" data-open={missing.length > 0 || undefined}>
            {missing.length > 0 ? messages.toFill(missing.length) : messages.filled}
          </span>
          <IconChevronRight size={16} aria-hidden />
        </UnstyledButton>
      )}
    </div>
  )
}
