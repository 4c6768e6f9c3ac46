import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { Cart } from '../../../domain/cart.rules.ts'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { groupTermsMessages } from '../check-out/group-terms.messages.ts'
import { noTerms } from '../check-out/group-terms.rules.ts'
import type { useCheckOut } from '../check-out/use-check-out.ts'
import { buyerPanelMessages } from './buyer-panel.messages.ts'
import { ClientFields } from './client-fields.tsx'
import { asksDetails } from './details.rules.ts'
import type { KnownClient } from './use-known-client.ts'
import styles from './buyer-panel.module.css'

// Loaded after the page, because most carts need none of these fields.
export const loadDetails = () => import('./fill-details.tsx')
const FillDetails = lazyPart(loadDetails, 'FillDetails')
const GroupTermsFields = lazyPart(() => import('../check-out/group-terms.tsx'), 'GroupTermsFields')
const nothing: ReadonlySet<string> = new Set()

type Props = {
  cart: Cart
  sale: ReturnType<typeof useCheckOut>
  known: KnownClient
  onBuyer: (clientId: string) => void
  onClose: () => void
}

/** Fields of the client, of pass holders and forms, and of a later payment. */
export function BuyerPanel({ cart, sale, known, onBuyer, onClose }: Props) {
  const messages = useMessages(buyerPanelMessages)
  const { forms, details, setDetails, wasPressed, missing, client } = sale
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, from any field
    <div onKeyDown={leave}>
      <section className="panel padded" aria-label={messages.title} inert={sale.isSelling}>
        <h2 className="size-16 strong below-12">{messages.title}</h2>
        <ClientFields
          client={client}
          onChange={sale.setClient}
          onBuyer={onBuyer}
          known={known}
          areAllShown={wasPressed}
        />
        <LaterPayment sale={sale} />
        {asksDetails(cart, forms) && (
          <FillDetails
            cart={cart}
            forms={forms}
            details={details}
            onChange={setDetails}
            missing={wasPressed ? new Set(missing) : nothing}
            client={client}
          />
        )}
        <div className={styles.foot}>
          <Button onClick={onClose}>{messages.done}</Button>
        </div>
      </section>
    </div>
  )
}

/** Group terms: a deposit now and the rest later, or only a purchase order number. */
function LaterPayment({ sale }: Pick<Props, 'sale'>) {
  const messages = useMessages(groupTermsMessages)
  if (sale.isFree) return null
  if (sale.terms === null)
    return (
      <Button
        variant="subtle"
        mt="xs"
        leftSection={<IconUsersGroup size={16} aria-hidden />}
        onClick={() => sale.setTerms(noTerms)}
      >
        {messages.add}
      </Button>
    )
  return (
    <GroupTermsFields
      terms={sale.terms}
      onChange={sale.setTerms}
      areAllShown={sale.wasPressed}
      problemOf={sale.problemOf}
    />
  )
}
