import type { Bilingual } from '@guichet/contract/primitives.ts'

/** Name and price in dollars of a ticket type. */
export type PricedType = { name: Bilingual; price: number }
type SampleActivity = {
  name: Bilingual
  /** Without `times` its day tickets are sold for a day, at any time; otherwise for a slot. */
  day: {
    types: readonly PricedType[]
    times?: readonly (readonly [begin: string, end: string])[]
    /** Places of each slot. */
    places?: number
  }
  /** Types of its pass, which names its holder. */
  pass?: readonly PricedType[]
}
type SampleRental = {
  name: Bilingual
  model: {
    name: Bilingual
    description: Bilingual
    turnaround: string
    sizes: readonly { name: Bilingual; quantity: number }[]
    /** Price in dollars by duration. */
    prices: readonly (readonly [duration: string, price: number])[]
    beginTimes: readonly string[]
  }
  accessories: readonly {
    name: Bilingual
    description: Bilingual
    quantity: number
    price: number
  }[]
}
/** Records of a sample; at least one activity is sold at any time of the day. */
export type SampleCatalogue = {
  activities: readonly SampleActivity[]
  rentals: readonly SampleRental[]
}

export const both = (fr: string, en: string): Bilingual => ({ fr, en })
export const priced = (fr: string, en: string, price: number): PricedType => ({
  name: both(fr, en),
  price,
})
