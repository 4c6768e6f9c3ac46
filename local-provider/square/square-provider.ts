import type { ProviderOf } from '../provider.ts'
import type { SquareEvent } from './square-event.ts'
import type { SquareStore } from './square-store.ts'

/** The application that requests permissions of merchants. */
type SquareApplication = {
  id: string
  secret: string
  /** Where the permission page returns; without it, no permission can be granted. */
  redirectUrl: string | undefined
}
export type SquareProvider = ProviderOf<SquareStore, SquareEvent> & {
  application: SquareApplication
}

/** A time in Square's format. */
export const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString()
export const isoNow = ({ clock }: Pick<SquareProvider, 'clock'>): string => isoTime(clock.seconds())
