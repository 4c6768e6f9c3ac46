/**
 * How long the letter of a cancellation at no cost is held, in seconds: until then it can be undone
 * without anybody having been told.
 */
export const undoSeconds = 8
