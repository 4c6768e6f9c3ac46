import { createContext, use } from 'react'

/** Id of the ticket being edited: its own place does not count as taken. */
export const OmittedTicket = createContext<string | null>(null)

/** Request field of availability queries that omits the edited ticket; empty at the counter. */
export function useOmittedTicket(): { ticketPublicIdToOmit?: string } {
  const ticketPublicIdToOmit = use(OmittedTicket)
  return ticketPublicIdToOmit ? { ticketPublicIdToOmit } : {}
}
