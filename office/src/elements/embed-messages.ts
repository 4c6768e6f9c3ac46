/** Messages of a page in a frame to the page of the other site. */
export type FromFrame =
  | { guichet: 'ready' }
  /** Pixels of the page, and of the part that its address names; null if nothing is to be shown. */
  | { guichet: 'size'; height: number; top: number | null }
  /** Escape was pressed. */
  | { guichet: 'close' }
/** Answer to `ready`: the frame is as high as its page if `fits`. */
export type FromSite = { guichet: 'hello'; fits: boolean }
