import { createContext, use } from 'react'

/** The ticket that is being edited: what it takes itself does not count as taken. */
export const OmittedTicket = createContext<string | null>(null)

/** The member of a question about what is left that names the ticket; none at the counter. */
export function useOmittedTicket(): { ticketPublicIdToOmit?: string } {
  const ticketPublicIdToOmit = use(OmittedTicket)
  return ticketPublicIdToOmit ? { ticketPublicIdToOmit } : {}
}
