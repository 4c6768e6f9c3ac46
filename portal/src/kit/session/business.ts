import type { AccessType, Restriction } from '@guichet/contract/access.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import { createContext, useContext } from 'react'

/** The business in which the person acts, and what the person may do there. */
export type Business = {
  publicId: string
  userPublicId: string
  name: { fr: string; en: string }
  timeZone: string
  /** Of its public page, and what it is known by. */
  colour: string
  logoUrl: string | null
  isMainStaff: boolean
  accesses: readonly AccessType[]
  restrictions: readonly Restriction[]
  /** A role asks for a second factor, and this session has proven none: nothing else is answered. */
  lacksSecondFactor: boolean
  /** Kinds of things that the business calls by names of its own. */
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

/** Whoever may open anything at all has the header, be the page built or not. */
export const hasAnyAccess = (who: Pick<Business, 'isMainStaff' | 'accesses'>): boolean =>
  who.isMainStaff || who.accesses.length > 0

/** Reads the business again after somebody changed what the shell shows of it. */
export const BusinessReload = createContext<() => Promise<void>>(async () => {})
