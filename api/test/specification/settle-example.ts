/*
 * Recordings differ from run to run in ids, times and secrets. They are replaced by constants of the
 * same form, so that a new recording changes an example only where its call changed.
 */
const day = 86_400_000
const anchor = Date.parse('2026-11-26T15:00:00.000Z')
const longestText = 400
const mostItems = 1

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g
const localDay = /^\d{4}-\d\d-\d\d$/
const localTime = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\b(?![.Z])/g
const reference = /\b\d{8}\b/g
const oneTimeCode = /^\d{3} \d{3}$/
const port = /(127\.0\.0\.1|localhost):\d+/g
/** Long texts without a space or a dot: a token, a digest, a picture. */
const secret = /[A-Za-z0-9_+=-]{24,}/g

const digits = (given: number, length: number) => String(given).padStart(length, '0')
const sameForm = (text: string) =>
  text.replaceAll(/[a-z]/g, 'a').replaceAll(/[A-Z]/g, 'A').replaceAll(/[0-9]/g, '0')

/** Replaces the values of one example; `now` is when it was recorded. */
export function settler(now: number) {
  const known = new Map<string, string>()
  const inOrder = (kind: string, text: string, make: (nth: number) => string) => {
    const name = `${kind} ${text.toLowerCase()}`
    const nth = [...known.keys()].filter((key) => key.startsWith(`${kind} `)).length + 1
    if (!known.has(name)) known.set(name, make(nth))
    return known.get(name)!
  }
  const shift = Math.floor(anchor / day) - Math.floor(now / day)
  const settleInstant = (text: string) => {
    const at = Date.parse(text)
    if (Math.abs(at - now) < day / 12) return new Date(anchor).toISOString()
    return Math.abs(at - now) > 400 * day ? text : new Date(at + shift * day).toISOString()
  }
  const settleDay = (text: string) => {
    const at = Date.parse(text)
    return Math.abs(at - now) > 400 * day
      ? text
      : new Date(at + shift * day).toISOString().slice(0, 10)
  }
  const settleText = (text: string): string => {
    if (localDay.test(text)) return settleDay(text)
    if (oneTimeCode.test(text)) return '123 456'
    const kept: string[] = []
    const keep = (settled: string) => `⟦${kept.push(settled) - 1}⟧`
    return text
      .replaceAll(id, (found) =>
        keep(inOrder('id', found, (nth) => `01980000-0000-7000-8000-${digits(nth, 12)}`)),
      )
      .replaceAll(instant, (found) => keep(settleInstant(found)))
      .replaceAll(localTime, (found) => keep(settleInstant(`${found}Z`).slice(0, 19)))
      .replaceAll(reference, (found) =>
        keep(inOrder('reference', found, (nth) => String(10_000_000 + nth))),
      )
      .replaceAll(port, '$1:3000')
      .replaceAll(secret, (found) => (/\d/.test(found) ? sameForm(found) : found))
      .slice(0, longestText)
      .replaceAll(/⟦(\d+)⟧/g, (_, nth) => kept[Number(nth)]!)
  }
  const settleName = (name: string) => (name.search(id) < 0 ? name : settleText(name))
  const settle = (value: unknown, isAnswer: boolean): unknown => {
    if (typeof value === 'string') return settleText(value)
    if (Array.isArray(value))
      return (isAnswer ? value.slice(0, mostItems) : value).map((item) => settle(item, isAnswer))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [settleName(name), settle(inner, isAnswer)]),
    )
  }
  return settle
}
