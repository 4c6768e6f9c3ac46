/** Milliseconds between two keys of a scanner at most. */
export const scanGapMs = 50
/** No finger types as many keys that close together. */
const fewestKeys = 6

/** Keys that came one right after the other; `at` is when the last one did. */
export type Burst = { text: string; at: number }

const isInTurn = (burst: Burst, at: number) => at - burst.at <= scanGapMs

/** The keys so far with one more; after a pause it begins anew. */
export const withKey = (burst: Burst | null, key: string, at: number): Burst =>
  burst && isInTurn(burst, at) ? { text: burst.text + key, at } : { text: key, at }

/** Whether the Enter that comes now ends a code that a machine typed. */
export const isScanned = (burst: Burst | null, at: number): burst is Burst =>
  burst !== null && burst.text.length >= fewestKeys && isInTurn(burst, at)
