import type { Field, Fields, Shape } from './contract-shape.ts'

/** Path of a member of a part: the part itself has no name. */
const joined = (at: string, inner: string) =>
  at === '' || inner === '' || /^[[{]/.test(inner) ? at + inner : `${at}.${inner}`

/** A member with the values of its part; only the member says whether it is required. */
function referring(field: Field, part: Field): Field {
  const { required, ...merged } = { ...part, ...field, types: [...field.types, ...part.types] }
  return { ...merged, ...(required && field.required && { required }) }
}

/** The members, with references to parts replaced by the members of these parts. */
function whole(fields: Fields, parts: Shape['parts'], above: readonly string[] = []): Fields {
  const all: Fields = {}
  for (const [at, { parts: names = [], ...field }] of Object.entries(fields)) {
    all[at] = field
    for (const name of names.filter((each) => !above.includes(each)))
      for (const [inner, part] of Object.entries(whole(parts[name]!, parts, [...above, name])))
        all[joined(at, inner)] = inner === '' ? referring(field, part) : part
  }
  return all
}

const missing = (from: readonly unknown[] = [], than: readonly unknown[] = []) =>
  from.filter((item) => !than.includes(item)).map(String)
const parentOf = (at: string) => at.replace(/(\.[^.[\]{}]+|\[\]|\{[^}]*\})$/, '')
const list = (items: readonly string[]) => items.join(', ')

const alternatives = /\(([\w-]+(?:\|[\w-]+)+)\)/g
/**
 * Whether a pattern of alternatives only gained alternatives: none was removed, and the rest is
 * unchanged.
 */
function hasMoreWords(was: string, is: string): boolean {
  const wordsOf = (pattern: string) =>
    [...pattern.matchAll(alternatives)].map(([, words]) => words!.split('|'))
  const [before, after] = [wordsOf(was), wordsOf(is)]
  return (
    was.replace(alternatives, '()') === is.replace(alternatives, '()') &&
    before.every((words, i) => missing(words, after[i]).length === 0)
  )
}

/** Whether a limit refuses values that it allowed before. */
function isNarrower(name: string, was: unknown, is: unknown): boolean {
  if (is === undefined || is === was) return false
  if (name === 'pattern') return was === undefined || !hasMoreWords(String(was), String(is))
  if (was === undefined || name === 'format') return true
  return name.startsWith('max') ? Number(is) < Number(was) : Number(is) > Number(was)
}

function sentFaults(was: Field, is: Field): string[] {
  const lostValues = is.values ? missing(was.values, is.values) : []
  const lostTypes = missing(was.types, is.types)
  const names = Object.keys({ ...was.limits, ...is.limits })
  const narrower = names.filter((name) => isNarrower(name, was.limits?.[name], is.limits?.[name]))
  return [
    ...(is.required && !was.required ? ['is required now'] : []),
    ...(lostTypes.length > 0 ? [`may no longer be ${list(lostTypes)}`] : []),
    ...(lostValues.length > 0 ? [`no longer takes ${list(lostValues)}`] : []),
    ...(is.values && !was.values ? ['takes only some values now'] : []),
    ...narrower.map((name) => `has a narrower ${name}`),
  ]
}
function answeredFaults(was: Field, is: Field): string[] {
  const newTypes = missing(is.types, was.types)
  return [
    ...(was.required && !is.required ? ['may be left out now'] : []),
    ...(newTypes.length > 0 ? [`may be ${list(newTypes)} now`] : []),
  ]
}

function broken(was: Fields, is: Fields, faultsOf: (was: Field, is: Field) => string[]): string[] {
  return Object.entries(was).flatMap(([at, field]) => {
    const now = is[at]
    // Members below a removed one are not reported.
    if (!now) return is[parentOf(at)] || parentOf(at) === at ? [`${at} is gone`] : []
    return faultsOf(field, now).map((fault) => `${at} ${fault}`)
  })
}
const newlyRequired = (was: Fields, is: Fields): string[] =>
  Object.entries(is)
    .filter(([at, { required }]) => required && !was[at] && was[parentOf(at)])
    .filter(([at]) => !/(\[\]|\.\*)$/.test(at))
    .map(([at]) => `${at} is new and required`)

/**
 * Changes that break a client written for the first shape, by call and member. Source:
 * docs/api-versioning.md.
 */
export function breakingChanges(was: Shape, is: Shape): string[] {
  return Object.entries(was.calls).flatMap(([name, call]) => {
    const now = is.calls[name]
    if (!now) return [`${name}: the call is gone`]
    const sent = [whole(call.sends, was.parts), whole(now.sends, is.parts)] as const
    const answered = [whole(call.answers, was.parts), whole(now.answers, is.parts)] as const
    const lostScopes = missing(call.scopes, now.scopes)
    return [
      ...(call.at === now.at ? [] : [`is ${now.at} now, not ${call.at}`]),
      ...(lostScopes.length > 0 ? [`no longer opens to a key with ${list(lostScopes)}`] : []),
      ...[...broken(...sent, sentFaults), ...newlyRequired(...sent)].map((text) => `sent ${text}`),
      ...broken(...answered, answeredFaults).map((text) => `answered ${text}`),
    ].map((text) => `${name}: ${text}`)
  })
}
