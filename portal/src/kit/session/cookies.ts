/**
 * Preferences that outlive a tab; none of them grants access. No preference is stored in
 * localStorage. The view of the ticket list and the single-key switch are stored under the user's
 * id, because several people use one browser.
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
