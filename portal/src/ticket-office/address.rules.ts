export type AddressState = 'unknown' | 'own' | 'checking' | 'taken' | 'free' | 'failed'
type Check = {
  data?: { isTaken: boolean; collaboratorId: string | null } | undefined
  isFetching: boolean
  isError: boolean
}
type AddressFacts = {
  typed: string
  stored: string
  /** What was typed a moment ago. */
  settled: string
  /** Whether it differs from the stored one and is well written. */
  isChanged: boolean
  check: Check
  /** The business that asks. */
  ownId: string
}

/** What is known of an address: somebody else's, free or one's own; one's own counts as free. */
export function addressState({
  typed,
  stored,
  settled,
  isChanged,
  check,
  ownId,
}: AddressFacts): AddressState {
  if (!isChanged) return typed === stored && stored ? 'own' : 'unknown'
  if (settled !== typed || check.isFetching) return 'checking'
  if (check.data?.isTaken && check.data.collaboratorId !== ownId) return 'taken'
  if (check.isError) return 'failed'
  return check.data ? 'free' : 'unknown'
}
