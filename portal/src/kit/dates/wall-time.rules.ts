/** Parses a time typed as '9', '930', '9h30' or '09.30' to HH:mm. Null when it is not a time. */
export function wallTimeOf(typed: string): string | null {
  const [, hours, minutes = '00'] =
    /^\s*(\d{1,2})(?:\s*[:h.]?\s*(\d{2}))?\s*h?\s*$/i.exec(typed) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
