/** What was typed as HH:mm: '9', '930', '9h30', '09.30'. Null when it is no time of the day. */
export function wallTimeOf(typed: string): string | null {
  const [, hours, minutes = '00'] =
    /^\s*(\d{1,2})(?:\s*[:h.]?\s*(\d{2}))?\s*h?\s*$/i.exec(typed) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
