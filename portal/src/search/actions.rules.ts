import type { AccessType } from '@guichet/contract/access.ts'
import {
  IconBedFilled,
  IconMountain,
  IconShoppingCartPlus,
  IconSkiJumping,
  type Icon,
} from '@tabler/icons-react'
import type { Place } from '../domain/go-to.tsx'
import type { searchMessages } from './search.messages.ts'

type ActionName = keyof (typeof searchMessages)['fr']['does']
type Action = Place & { does: ActionName; access: AccessType; icon: Icon }

/** Actions that open a page of their own. */
export const actions: readonly Action[] = [
  { does: 'newSale', to: '/sell', access: 'TicketCreation', icon: IconShoppingCartPlus },
  { does: 'newActivity', to: '/activities/new', access: 'Activities', icon: IconMountain },
  {
    does: 'newRental',
    to: '/equipment-rentals/new',
    access: 'EquipmentRental',
    icon: IconSkiJumping,
  },
  { does: 'newLodging', to: '/lodging/new', access: 'Lodging', icon: IconBedFilled },
]
