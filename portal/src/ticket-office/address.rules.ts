export type AddressState = 'unknown' | 'own' | 'checking' | 'taken' | 'free' | 'failed'
type Check = {
  data?: { isTaken: boolean; collaboratorId: string | null } | undefined
  isFetching: boolean
  isError: boolean
}
type AddressFacts = {
  typed: string
  stored: string
  /** The debounced value. */
  settled: string
  /** Whether it differs from the stored address and is valid. */
  isChanged: boolean
  check: Check
  /** Id of this business. */
  ownId: string
}

/** State of an address: taken by another business, free, or the own one, which counts as free. */
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
