/** Permissions that are used here (developer.squareup.com/docs/oauth-api/square-permissions). */
export const allScopes = [
  'MERCHANT_PROFILE_READ',
  'PAYMENTS_READ',
  'PAYMENTS_WRITE',
  'PAYMENTS_WRITE_ADDITIONAL_RECIPIENTS',
  'DISPUTES_READ',
  'ORDERS_READ',
  'ORDERS_WRITE',
  'ITEMS_READ',
  'ITEMS_WRITE',
  'DEVICE_CREDENTIAL_MANAGEMENT',
] as const
export type Scope = (typeof allScopes)[number]

/** @returns Null if one of them is unknown */
export function readScopes(named: readonly string[]): Scope[] | null {
  const known: ReadonlySet<string> = new Set(allScopes)
  return named.length > 0 && named.every((name) => known.has(name)) ? (named as Scope[]) : null
}
