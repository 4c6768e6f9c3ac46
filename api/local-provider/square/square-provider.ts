import type { ProviderOf } from '../provider.ts'
import type { SquareEvent } from './square-event.ts'
import type { SquareStore } from './square-store.ts'

/** The application that asks merchants whether it may act for them. */
type SquareApplication = {
  id: string
  secret: string
  /** Where the page of the permission leads back to; without it nobody can give any. */
  redirectUrl: string | undefined
}
export type SquareProvider = ProviderOf<SquareStore, SquareEvent> & {
  application: SquareApplication
}

/** A moment as Square writes it. */
export const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString()
export const isoNow = ({ clock }: Pick<SquareProvider, 'clock'>): string => isoTime(clock.seconds())
