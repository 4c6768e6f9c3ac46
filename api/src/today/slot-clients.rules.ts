import type { whyNotMovedReasons } from '@guichet/contract/today/find-slot-clients.ts'
import { whyNotMovable, type MoveFacts } from '../tickets/public.ts'

/**
 * Reason why the board cannot move a ticket, or null: an admitted ticket has used its place;
 * otherwise the rule of all moves applies.
 */
export const whyNotMovedByBoard = (
  ticket: MoveFacts,
  { isInside, now }: { isInside: boolean; now: string },
): (typeof whyNotMovedReasons)[number] | null => (isInside ? 'inside' : whyNotMovable(ticket, now))
