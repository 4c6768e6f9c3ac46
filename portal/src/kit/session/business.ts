import type { AccessType, Restriction } from '@guichet/contract/access.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import { createContext, useContext } from 'react'

/** The business in which the user acts, with the user's permissions there. */
export type Business = {
  publicId: string
  userPublicId: string
  name: { fr: string; en: string }
  timeZone: string
  /** Colour of its public page. */
  colour: string
  logoUrl: string | null
  /** Address of its public pages; null while it is offline or has none. */
  publicUrl: string | null
  isMainStaff: boolean
  accesses: readonly AccessType[]
  restrictions: readonly Restriction[]
  /**
   * A role of the user requires a second factor that this session has not proven: other calls are
   * refused.
   */
  lacksSecondFactor: boolean
  /** The business's own names for kinds. */
  kindNames: Record<'fr' | 'en', Partial<Record<Kind, string>>>
}

export const BusinessContext = createContext<Business | null>(null)

export const useBusiness = (): Business => {
  const business = useContext(BusinessContext)
  if (!business) throw new Error('a screen that needs a business is outside the signed-in pages')
  return business
}

/** Main staff have every access; others need each one by name. */
export const mayOpen = (
  who: Pick<Business, 'isMainStaff' | 'accesses'>,
  access: AccessType,
): boolean => who.isMainStaff || who.accesses.includes(access)

/** Everybody with any access has the header. */
export const hasAnyAccess = (who: Pick<Business, 'isMainStaff' | 'accesses'>): boolean =>
  who.isMainStaff || who.accesses.length > 0

/** Reloads the business after a change of data that the shell shows. */
export const BusinessReload = createContext<() => Promise<void>>(async () => {})
