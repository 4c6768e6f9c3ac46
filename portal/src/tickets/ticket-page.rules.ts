export type TicketPage = { updateOwnerPicture?: boolean }

/** `?updateOwnerPicture=true` changes the picture of a holder, `=false` adds one. */
export const readTicketPage = ({ updateOwnerPicture }: Record<string, unknown>): TicketPage =>
  typeof updateOwnerPicture === 'boolean' ? { updateOwnerPicture } : {}
