/** Id of this device, independent of who uses it. */
export function deviceId(): string {
  const name = 'guichet_device'
  const known = localStorage.getItem(name)
  if (known) return known
  const made = crypto.randomUUID()
  localStorage.setItem(name, made)
  return made
}
