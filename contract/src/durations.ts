import type { Language } from './rules.messages.ts'

export type DurationParts = { days: number; hours: number; minutes: number }

/** Parses `[d.]hh:mm:ss` of the API; anything else is a duration of zero. */
export function partsOfDuration(duration: string): DurationParts {
  const [, days = '0', hours = '0', minutes = '0'] =
    /^(?:(\d+)\.)?(\d\d):(\d\d):\d\d$/.exec(duration) ?? []
  return { days: Number(days), hours: Number(hours), minutes: Number(minutes) }
}

const two = (value: number) => String(value).padStart(2, '0')
/** Formats as `[d.]hh:mm:ss`, as in the API. */
export const durationOf = ({ days, hours, minutes }: DurationParts): string =>
  `${days > 0 ? `${days}.` : ''}${two(hours)}:${two(minutes)}:00`

const units = {
  fr: { days: ['jour', 'jours'], hours: 'h', minutes: 'min' },
  en: { days: ['day', 'days'], hours: 'h', minutes: 'min' },
} as const

/** Duration for readers: « 1 jour 4 h », “30 min”. */
export function formatDuration(duration: string, language: Language): string {
  const { days, hours, minutes } = partsOfDuration(duration)
  const unitNames = units[language]
  const parts = [
    ...(days ? [`${days}\u00a0${unitNames.days[days === 1 ? 0 : 1]}`] : []),
    ...(hours ? [`${hours}\u00a0${unitNames.hours}`] : []),
    ...(minutes ? [`${minutes}\u00a0${unitNames.minutes}`] : []),
  ]
  return parts.join(' ') || `0\u00a0${unitNames.minutes}`
}
