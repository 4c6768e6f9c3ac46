import { useState, type ReactNode } from 'react'
import type { ProductChoice } from '../../domain/chosen-products.rules.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { ticketListMessages } from './list.messages.ts'

const ProductFilter = lazyPart(() => import('./product-filter.tsx'), 'ProductFilter')

type Props = {
  chosen: ProductChoice
  onChoose: (chosen: ProductChoice) => void
  /** Renders the button that opens the filter. */
  children: (opener: { 'aria-expanded': boolean; onClick: () => void }) => ReactNode
}

/**
 * Filter by categories and products, in a dialog: its list is longer than the room below a table
 * header.
 */
export function FilterButton({ chosen, onChoose, children }: Props) {
  const messages = useMessages(ticketListMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {children({ 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) })}
      {isOpen && (
        <Dialog title={messages.filterShort} onClose={() => setOpen(false)} isFullOnPhone>
          <ProductFilter
            chosen={chosen}
            onChoose={(next) => {
              setOpen(false)
              onChoose(next)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
