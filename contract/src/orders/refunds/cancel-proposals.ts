/** Default choice of the refund form for cancelling the refunded tickets and bookings. */
export const cancelProposals = ['ifWhole', 'always', 'never'] as const
export type CancelProposal = (typeof cancelProposals)[number]
