import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Motif } from './motifs.ts'

export type RentalPlan = {
  name: Bilingual
  types: readonly {
    name: Bilingual
    picture: Motif
    description: Bilingual
    turnaround: string
    /** Sizes with their pieces, or just pieces. */
    sizes: readonly { name: Bilingual; quantity: number }[] | number
    prices: readonly (readonly [duration: string, cents: number])[]
  }[]
}
export type AccessoryPlan = {
  name: Bilingual
  picture: Motif
  description: Bilingual
  quantity: number
  cents: number
  /** Places of the categories that it goes with. */
  goesWith: readonly number[]
}
export type ProductPlan = {
  name: Bilingual
  picture: Motif
  description: Bilingual
  cents: number
  stock: number | null
  active: boolean
  /** What the business calls it, and what is printed on it. */
  code?: string
  barcode?: string
}
/**
 * A part by the places of what it is: an activity and its ticket type, a rental category, type and
 * price, a lodging category and type, a product.
 */
export type PartPlan = { quantity: number } & (
  | { ticket: readonly [number, number] }
  | { rental: readonly [number, number, number] }
  | { night: readonly [number, number] }
  | { product: number }
)
export type PackagePlan = {
  name: Bilingual
  picture: Motif
  description: Bilingual
  cents: number
  active: boolean
  parts: readonly PartPlan[]
}
export type LodgingPlan = {
  name: Bilingual
  types: readonly {
    name: Bilingual
    picture: Motif
    description: Bilingual
    quantity: number
    maxPersons: number
    minNights: number
    maxNights: number
    checkIn: string
    checkOut: string
    cents: number
    /** From month-day to month-day, the end not counted, every year that the calendar meets. */
    rates: readonly { from: string; to: string; weekdays: readonly number[]; cents: number }[]
  }[]
}

export type QuestionPlan = {
  text: Bilingual
  recurrence: 'OnOrder' | 'OnTicket'
  /** Boxes to tick; without them words, of which `answers` are some. */
  options: readonly Bilingual[] | null
  answers: readonly Bilingual[]
}
/** A form, and the place of the activity that it is asked for. */
type FormPlan = { name: Bilingual; activity: number; questions: readonly QuestionPlan[] }

/** What a business rents, sells beside its tickets, bundles and lets by the night. */
export type SetupPlan = {
  rentals: readonly RentalPlan[]
  accessories: readonly AccessoryPlan[]
  products: readonly ProductPlan[]
  packages: readonly PackagePlan[]
  lodging: readonly LodgingPlan[]
  forms: readonly FormPlan[]
}
