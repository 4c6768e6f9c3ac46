import { z } from 'zod'
import { Id } from './primitives.ts'
import { printedAs } from './printed-schema.ts'

// The all-zero id is refused.
const idText = '(?!0{8}(-0{4}){3}-0{12})[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
/**
 * At most `max` ids in a query, as repeated parameters or one parameter with commas; an empty list
 * breaks `rule`.
 */
export const Ids = (max: number, rule = 'notEmpty') =>
  printedAs(
    z
      .union([z.string('type'), z.array(z.string('type'), 'type')], 'type')
      .transform((ids) => [ids].flat().flatMap((some) => some.split(',')))
      .transform((ids) => (ids.join('') === '' ? [] : ids))
      .pipe(z.array(Id, 'type').min(1, rule).max(max, `maxItems:${max}`)),
    {
      anyOf: [
        { type: 'string', pattern: `^${idText}(,${idText}){0,${max - 1}}$` },
        {
          type: 'array',
          items: { type: 'string', pattern: `^${idText}$` },
          minItems: 1,
          maxItems: max,
        },
      ],
      description: 'Ids: the parameter again and again, or once with commas',
    },
  )

/** Values of a fixed list in a query, as repeated parameters or one parameter with commas. */
export const SomeOf = <const T extends readonly [string, ...string[]]>(values: T) => {
  const any = `(${values.join('|')})`
  return printedAs(
    z
      .union([z.string('type'), z.array(z.string('type'), 'type')], 'type')
      .transform((given) => [given].flat().flatMap((part) => part.split(',')))
      .refine((given) => given.every((part) => values.includes(part)), 'choice')
      .transform((given) => [...new Set(given)] as T[number][]),
    {
      anyOf: [
        { type: 'string', pattern: `^${any}(,${any})*$` },
        { type: 'array', items: { type: 'string', pattern: `^${any}$` }, minItems: 1 },
      ],
    },
  )
}
