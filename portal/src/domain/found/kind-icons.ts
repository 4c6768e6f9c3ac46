import type { SearchKind } from '@guichet/contract/search/search-kinds.ts'
import {
  IconAddressBook,
  IconBarcode,
  IconCalendarUser,
  IconDiscount,
  IconFileInvoice,
  IconMountain,
  IconReceipt2,
  type Icon,
} from '@tabler/icons-react'

/** The same icons as in the rail. */
export const kindIcons: Record<SearchKind, Icon> = {
  order: IconReceipt2,
  ticket: IconBarcode,
  client: IconAddressBook,
  booking: IconCalendarUser,
  quote: IconFileInvoice,
  code: IconDiscount,
  catalogue: IconMountain,
}
