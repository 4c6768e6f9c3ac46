import type { whyNotMovedReasons } from '@guichet/contract/today/find-slot-clients.ts'
import { whyNotMovable, type MoveFacts } from '../tickets/public.ts'

/**
 * Why the board gives a ticket no other slot: who was let in has had the place; beside that it is
 * what every move asks. Null where it may go.
 */
export const whyNotMovedByBoard = (
  ticket: MoveFacts,
  { isInside, now }: { isInside: boolean; now: string },
): (typeof whyNotMovedReasons)[number] | null => (isInside ? 'inside' : whyNotMovable(ticket, now))
