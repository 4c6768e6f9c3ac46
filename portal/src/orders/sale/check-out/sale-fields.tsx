import { TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Cart } from '../../../domain/cart.rules.ts'
import { TotalsList } from '../../../kit/tables/totals-list.tsx'
import { useLanguage, useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { formatPercent, useMoney } from '../../../kit/text/money.ts'
import { BuyerPanel, loadDetails } from '../buyer/buyer-panel.tsx'
import type { BuyerPanelState } from '../buyer/use-buyer-panel.ts'
import { useKnownClient } from '../buyer/use-known-client.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Draft } from '../counter/sell.queries.ts'
import type { useCheckOut } from './use-check-out.ts'

type Props = {
  cart: Cart
  sale: ReturnType<typeof useCheckOut>
  asked: BuyerPanelState
  onBuyer: (clientId: string) => void
}

/**
 * Invoice of the cart. The fields of the client and of details are rendered in the panel next to
 * it.
 */
export function SaleFields({ cart, sale, asked, onBuyer }: Props) {
  useEffect(() => {
    void loadDetails()
  }, [])
  const known = useKnownClient(sale.client, sale.setClient)
  const close = () => {
    asked.setOpen(false)
    document.querySelector<HTMLElement>('[data-pay]:enabled')?.focus()
  }
  return (
    <>
      {asked.isOpen &&
        asked.place &&
        createPortal(
          <BuyerPanel cart={cart} sale={sale} known={known} onBuyer={onBuyer} onClose={close} />,
          asked.place,
        )}
      {sale.draft && <DraftTotals draft={sale.draft} isOld={!sale.isCurrent} />}
      {sale.mayOverbook && <Overbook reason={sale.reason} onChange={sale.setReason} />}
    </>
  )
}

/**
 * The server's invoice without its total, which is next to the button. The amounts are faint while
 * a newer invoice is loading.
 */
function DraftTotals({ draft, isOld }: { draft: Draft; isOld: boolean }) {
  const messages = useMessages(sellMessages)
  const language = useLanguage()
  const localized = useLocalized()
  const money = useMoney()
  return (
    <TotalsList
      isOld={isOld}
      rows={[
        {
          label: messages.subtotal,
          amount: money(draft.entriesTotal),
          isHalf: draft.fees.total > 0 && draft.rebates.items.length === 0,
        },
        ...draft.rebates.items.map(({ description, total }, i) => ({
          key: `rebate ${i}`,
          label: messages.rebate(description),
          amount: money(-total),
        })),
        ...(draft.fees.total
          ? [
              {
                label: messages.fees,
                amount: money(draft.fees.total),
                isHalf: draft.rebates.items.length === 0,
              },
            ]
          : []),
        ...draft.taxes.items.map(({ key, description, percent, total }) => ({
          key,
          label: [localized(description), percent > 0 && formatPercent(percent, language)]
            .filter(Boolean)
            .join(' '),
          amount: money(total),
          isHalf: draft.taxes.items.length > 1,
        })),
      ]}
    />
  )
}

/** Reason with which main staff can sell more than is available. */
function Overbook({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  const messages = useMessages(sellMessages)
  return (
    <TextInput
      mt="sm"
      label={messages.overbookReason}
      description={messages.overbookHint}
      maxLength={192}
      value={reason}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
