import { timeZoneNames } from '@guichet/contract/businesses/time-zones.messages.ts'
import { timeZones } from '@guichet/contract/businesses/time-zones.ts'
import { useMessages } from '../../kit/text/messages.ts'

/** Time zones to choose from, by name; `stored` may be another one, which has only its id. */
export function useTimeZones(stored?: string): { value: string; label: string }[] {
  const names: Record<string, string> = useMessages(timeZoneNames)
  return [...new Set([...timeZones, ...(stored ? [stored] : [])])].map((value) => ({
    value,
    label: names[value] ?? value,
  }))
}
