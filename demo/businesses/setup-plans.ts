import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Motif } from '../pictures/motifs.ts'

export type RentalPlan = {
  name: Bilingual
  types: readonly {
    name: Bilingual
    picture: Motif
    description: Bilingual
    turnaround: string
    /** Sizes with their quantities, or a single quantity. */
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
  /** Indexes of the rental categories that it belongs to. */
  goesWith: readonly number[]
}
export type ProductPlan = {
  name: Bilingual
  picture: Motif
  description: Bilingual
  cents: number
  stock: number | null
  active: boolean
  /** Internal code, and printed barcode. */
  code?: string
  barcode?: string
}
/**
 * A part by index: activity and ticket type; rental category, type and price; lodging category and
 * type; or product.
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
    /** From month-day to month-day (exclusive), in every year of the calendar. */
    rates: readonly { from: string; to: string; weekdays: readonly number[]; cents: number }[]
  }[]
}

export type QuestionPlan = {
  text: Bilingual
  recurrence: 'OnOrder' | 'OnTicket'
  /** Options with checkboxes; null for a text answer, of which `answers` are samples. */
  options: readonly Bilingual[] | null
  answers: readonly Bilingual[]
}
/** A form, and the index of its activity. */
type FormPlan = { name: Bilingual; activity: number; questions: readonly QuestionPlan[] }

/** Rentals, products, packages and lodging of a business. */
export type SetupPlan = {
  rentals: readonly RentalPlan[]
  accessories: readonly AccessoryPlan[]
  products: readonly ProductPlan[]
  packages: readonly PackagePlan[]
  lodging: readonly LodgingPlan[]
  forms: readonly FormPlan[]
}
