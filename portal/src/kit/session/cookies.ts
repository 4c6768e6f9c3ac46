/**
 * The preferences that outlive a tab; none of them grants access. Nothing is kept in localStorage.
 * How a person looks at the list of tickets, and whether single keys act, is kept under the
 * person's id: others sign in here too.
 */
type Preference =
  | 'guichet_business'
  | 'guichet_gate'
  | 'guichet_print'
  | 'guichet_scheme'
  | 'guichet_language'
  | `guichet_tickets_${string}`
  | `guichet_keys_${string}`
const year = 60 * 60 * 24 * 365

export const readCookie = (name: Preference): string | null =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) || null
export const writeCookie = (name: Preference, value: string | null) => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === null ? 0 : year}${secure}`
}
