import type { Reply } from '@guichet/contract/endpoint.ts'
import type { getTerminal } from '@guichet/contract/payments/pair-terminal.ts'

export type Terminal = Reply<typeof getTerminal>

/** Whether a code can still be entered. */
export const isCodeGood = (
  { state, codeEndsDateTimeUtc: end }: Pick<Terminal, 'state' | 'codeEndsDateTimeUtc'>,
  now: number,
): boolean => state === 'waiting' && end !== null && Date.parse(end) > now
