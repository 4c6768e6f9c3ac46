/** A preview is asked for once its values have rested for so long. */
export const previewPauseMs = 250
/** A search is sent once its words have rested for so long. */
export const termPauseMs = 120
