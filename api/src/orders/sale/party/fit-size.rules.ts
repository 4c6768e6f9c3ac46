import type { sizeReasons } from '@guichet/contract/orders/sale/fit-party.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { agesOf, isIn } from './read-ages.rules.ts'
import { bootNumbersIn, measureOf, type Measure } from './read-size.rules.ts'

type Reason = (typeof sizeReasons)[number]
type SizeId = { modelPublicId: string; specificationPublicId: string }
export type FittedSize = { size: SizeId | null; reason: Reason; candidates: SizeId[] }
/** A category of equipment with its requested types. */
export type EquipmentOffer = {
  name: Bilingual
  models: readonly {
    id: string
    name: Bilingual
    sizes: readonly { id: string; name: Bilingual | null }[]
  }[]
}
export type Body = { age: number | null; height: number | null; boot: string }

/** Skis and boards are shorter than the person by this range, in centimetres. */
const shorterBy = { from: 10, until: 19 }

/** Whether a size fits; null with the measure that is missing to decide. */
type Verdict = { fits: boolean | null; reason: Reason }
const known = (fits: boolean, reason: Reason): Verdict => ({ fits, reason })
const unknown = (reason: Reason): Verdict => ({ fits: null, reason })
function judge(measure: Measure, { age, height, boot }: Body): Verdict {
  switch (measure.of) {
    case 'anybody':
      return known(true, 'only')
    case 'unmeasured':
      return unknown('unmeasured')
    case 'age':
      return age === null ? unknown('noAge') : known(isIn(measure.ages.possible, age), 'age')
    case 'boot': {
      const [number] = bootNumbersIn(boot)
      return number === undefined
        ? unknown('noBoot')
        : known(measure.numbers.includes(number), 'boot')
    }
    case 'height':
      return height === null ? unknown('noHeight') : known(isIn(measure.range, height), 'height')
    case 'length':
      return height === null
        ? unknown('noHeight')
        : known(isIn(shorterBy, height - measure.cm), 'length')
  }
}

/**
 * Rank of a type of equipment for an age: 2 when its name states that age, 1 when possible, 0 when
 * not.
 */
function ageRankOf(name: Bilingual, age: number | null): number {
  const ages = agesOf(name)
  if (ages === null || age === null) return 1
  if (isIn(ages.sure, age)) return 2
  return isIn(ages.possible, age) ? 1 : 0
}

/**
 * Size of a category that fits a person. A type named for their age comes before a type without
 * ages; between two equal ones the choice is left open.
 */
export function fitSize({ name, models }: EquipmentOffer, body: Body): FittedSize {
  const sizes = models.flatMap((model) =>
    model.sizes.map((size) => ({
      id: { modelPublicId: model.id, specificationPublicId: size.id },
      rank: ageRankOf(model.name, body.age),
      ...judge(measureOf({ size: size.name, model: model.name, category: name }), body),
    })),
  )
  const idsOf = (some: typeof sizes) => some.map(({ id }) => id)
  const meant = sizes.filter(({ rank }) => rank > 0)
  const all = meant.length > 0 ? meant : sizes
  const fitting = meant.filter(({ fits }) => fits === true)
  const best = fitting.filter(
    ({ rank }) => rank === Math.max(...fitting.map((other) => other.rank)),
  )
  const [only, another] = best
  if (only && !another) return { size: only.id, reason: only.reason, candidates: idsOf(all) }
  if (only) return { size: null, reason: 'several', candidates: idsOf(best) }
  const open = meant.filter(({ fits }) => fits === null)
  return {
    size: null,
    reason: open[0]?.reason ?? 'none',
    candidates: idsOf(open.length > 0 ? open : all),
  }
}
