import { dayOf, hourOf } from '../../kit/dates/dates.ts'
import { dateFormat } from '../../kit/text/formats.ts'
import { useLanguage } from '../../kit/text/messages.ts'

/** Days and times for clients, in the time zone of the business. */
export function useTimeMessages(timeZone: string) {
  const language = useLanguage()
  const long = dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })
  const day = (date: string) => long.format(new Date(`${date}T12:00:00Z`))
  return {
    day,
    span: ({
      beginDateTimeUtc,
      endDateTimeUtc,
    }: {
      beginDateTimeUtc: string
      endDateTimeUtc: string
    }) => {
      const [first, last] = [dayOf(beginDateTimeUtc, timeZone), dayOf(endDateTimeUtc, timeZone)]
      return `${day(first)}, ${hourOf(beginDateTimeUtc, timeZone)} – ${first === last ? '' : `${day(last)}, `}${hourOf(endDateTimeUtc, timeZone)}`
    },
  }
}
