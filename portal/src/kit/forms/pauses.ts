/** Debounce of previews, in milliseconds. */
export const previewPauseMs = 250
/** Debounce of search terms, in milliseconds. */
export const termPauseMs = 120
