/** Maximum time between two keys of a scanner, in milliseconds. */
export const scanGapMs = 50
/** Minimum length of a code: a person does not type as many keys at this speed. */
const fewestKeys = 6

/** Keys typed without a pause; `at`: timestamp of the last one, in milliseconds. */
export type Burst = { text: string; at: number }

const isInTurn = (burst: Burst, at: number) => at - burst.at <= scanGapMs

/** Appends a key; after a pause, it starts a new burst. */
export const withKey = (burst: Burst | null, key: string, at: number): Burst =>
  burst && isInTurn(burst, at) ? { text: burst.text + key, at } : { text: key, at }

/** Whether an Enter at this time ends a scanned code. */
export const isScanned = (burst: Burst | null, at: number): burst is Burst =>
  burst !== null && burst.text.length >= fewestKeys && isInTurn(burst, at)
