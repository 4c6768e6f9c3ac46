import { UnstyledButton } from '@mantine/core'
import { IconListCheck, IconUser } from '@tabler/icons-react'
import type { Cart } from '../../../domain/cart.rules.ts'
import { focusFirst } from '../../../kit/focus/focus-field.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import type { useCheckOut } from '../check-out/use-check-out.ts'
import { buyerPanelMessages } from './buyer-panel.messages.ts'
import { clientMessages } from './client.messages.ts'
import { asksDetails } from './details.rules.ts'
import type { BuyerPanelState } from './use-buyer-panel.ts'
import styles from '../counter/chips.module.css'

type Props = {
  cart: Cart
  sale: Pick<ReturnType<typeof useCheckOut>, 'forms' | 'missing' | 'client' | 'isSelling'>
  asked: BuyerPanelState
}

/** Buttons that open the fields of the client and of missing details. */
export function BuyerChips({ cart, sale: { forms, missing, client, isSelling }, asked }: Props) {
  const messages = useMessages(buyerPanelMessages)
  const clientWords = useMessages(clientMessages)
  const name = [client.firstName, client.lastName].filter(Boolean).join(' ')
  const buyer = client.isAnonymous ? clientWords.anonymous : name || client.email || client.phone
  const ask = (first: string) => {
    asked.setOpen(true)
    focusFirst(asked.place, first)
  }
  return (
    <>
      <UnstyledButton
        className={styles.chip}
        aria-expanded={asked.isOpen}
        disabled={isSelling}
        onClick={() =>
          ask(
            client.isAnonymous ? '[role="switch"]' : '[data-field="client"], [data-field="email"]',
          )
        }
      >
        <IconUser size={16} aria-hidden />
        <strong className="medium">{clientWords.client}</strong>
        {buyer && <span className="dimmed">{buyer}</span>}
      </UnstyledButton>
      {asksDetails(cart, forms) && (
        <UnstyledButton
          className={styles.chip}
          aria-expanded={asked.isOpen}
          disabled={isSelling}
          onClick={() => ask('[data-details] :is(input, textarea)')}
        >
          <IconListCheck size={16} aria-hidden />
          <strong className="medium">{messages.details}</strong>
          <span className="dimmed" data-open={missing.length > 0 || undefined}>
            {missing.length > 0 ? messages.toFill(missing.length) : messages.filled}
          </span>
        </UnstyledButton>
      )}
    </>
  )
}
