import { ticketSorts } from '@guichet/contract/tickets/lists/ticket-sorts.ts'
import { useState } from 'react'
import { desktopQuery } from '../../kit/layout/breakpoints.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { readCookie, writeCookie } from '../../kit/session/cookies.ts'
import type { TicketSort } from './tickets-search.rules.ts'

export const densities = ['compact', 'comfortable'] as const
export type Density = (typeof densities)[number]
/** Columns that can be hidden: all but the ticket number. */
export const hideable = ticketSorts.filter((column) => column !== 'reference')
export type Display = { density: Density; hidden: readonly TicketSort[] }

/** Until somebody chooses: on a narrower screen, the type yields to the names. */
const firstDisplay = (isNarrow: boolean) => (isNarrow ? '~type' : '~')

/** Format of the user's cookie: `comfortable~category.type`. */
export function readDisplay(kept: string | null, isNarrow: boolean): Display {
  const [density, hidden = ''] = (kept ?? firstDisplay(isNarrow)).split('~')
  return {
    density: densities.find((each) => each === density) ?? 'compact',
    hidden: hideable.filter((column) => hidden.split('.').includes(column)),
  }
}
export const writeDisplay = ({ density, hidden }: Display): string =>
  `${density}~${hidden.join('.')}`

/** Display of the list for this user, stored in this browser. */
export function useDisplay() {
  const { userPublicId } = useBusiness()
  const name = `guichet_tickets_${userPublicId}` as const
  const [display, setDisplay] = useState(() =>
    readDisplay(readCookie(name), matchMedia(desktopQuery).matches),
  )
  const change = (next: Partial<Display>) => {
    const changed = { ...display, ...next }
    setDisplay(changed)
    writeCookie(name, writeDisplay(changed))
  }
  return [display, change] as const
}
