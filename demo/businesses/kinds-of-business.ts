import type { FeeSettings } from '@guichet/api/src/pricing/public.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Motif } from '../pictures/motifs.ts'
import type { SetupPlan } from './setup-plans.ts'

/** A weekly timetable of a season, from month-day to month-day, every year. */
export type Season = {
  title: string
  from: string
  to: string
  weekdays: readonly number[]
  times: readonly (readonly [string, string])[]
  quantity: number
}
export type ActivityPlan = {
  name: Bilingual
  picture: Motif
  message: Bilingual | null
  tags: string[]
  scheduling: 'WithCalendar' | 'WithCalendarOrAnytime' | 'Anytime'
  active: boolean
  validFor: string | null
  /** Relative share of sales. */
  weight: number
  types: readonly { title: Bilingual; cents: number }[]
  seasons: readonly Season[]
  passes?: readonly PassPlan[]
}
/** A season pass: its holders, and whether a picture is required. */
export type PassPlan = {
  title: Bilingual
  cents: number
  holders: readonly { label: Bilingual; optional: boolean; wantsPicture: boolean }[]
}
type CampaignPlan = { name: Bilingual; message: Bilingual; amounts: readonly number[] }
export type BusinessPlan = {
  name: Bilingual
  colour: string
  staticUrl: string
  online: boolean
  prefix: string
  percentRefundOnCounterOrders: boolean
  isTaxFree: boolean
  taxNumbers: { GST?: string; QST?: string }
  fees: FeeSettings
  texts: {
    fr: { shortDescription: string; description: string }
    en: { shortDescription: string; description: string }
  }
  location: {
    streetNumber: string
    street: string
    city: string
    state: string
    country: string
    zipCode: string
    geoLocalization: string
  }
  contacts: { email: string; phoneNumber: string; webSite: string }
  /** Share of the orders of the demo data. */
  weight: number
  /** Relative sales of each month, January first. */
  months: readonly number[]
  activities: readonly ActivityPlan[]
  campaigns: readonly CampaignPlan[]
  setup: SetupPlan
}

export const everyDay = [1, 2, 3, 4, 5, 6, 7] as const
export const weekend = [6, 7] as const
export const weekdaysOnly = [1, 2, 3, 4, 5] as const
export const bilingual = (fr: string, en: string): Bilingual => ({ fr, en })
