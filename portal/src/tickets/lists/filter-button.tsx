import { Popover } from '@mantine/core'
import { Suspense, useState, type ReactNode } from 'react'
import type { Chosen } from '../../domain/chosen-products.rules.ts'
import { usePhone } from '../../kit/layout/breakpoints.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { lazyPart } from '../../kit/layout/late.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { ticketListMessages } from './list.messages.ts'

const ProductFilter = lazyPart(() =>
  import('./product-filter.tsx').then((module) => ({ default: module.ProductFilter })),
)

type Props = {
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  /** The button that opens it. */
  children: (opener: { 'aria-expanded': boolean; onClick: () => void }) => ReactNode
}

/** What opens the filter by categories and products, from wherever it is. */
export function FilterButton({ chosen, onChoose, children }: Props) {
  const messages = useMessages(ticketListMessages)
  const [isOpen, setOpen] = useState(false)
  const isPhone = usePhone()
  const opener = { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) }
  const filter = (
    <Suspense fallback={null}>
      <ProductFilter
        chosen={chosen}
        onChoose={(next) => {
          setOpen(false)
          onChoose(next)
        }}
      />
    </Suspense>
  )
  if (isPhone)
    return (
      <>
        {children(opener)}
        {isOpen && (
          <Dialog title={messages.filterShort} onClose={() => setOpen(false)} isFullOnPhone>
            {filter}
          </Dialog>
        )}
      </>
    )
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>{children(opener)}</Popover.Target>
      <Popover.Dropdown aria-label={messages.filter}>{filter}</Popover.Dropdown>
    </Popover>
  )
}
