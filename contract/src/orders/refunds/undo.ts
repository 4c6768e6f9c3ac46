/**
 * Seconds during which the email of a free cancellation is held: within them the cancellation can
 * be undone without any email sent.
 */
export const undoSeconds = 8
