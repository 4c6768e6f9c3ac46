import { createContext, useContext } from 'react'
import type { AccessType, Restriction } from '@guichet/contract/access.ts'

/** The business in which the person acts, and what the person may do there. */
export type Business = {
  publicId: string
  userPublicId: string
  name: { fr: string; en: string }
  timeZone: string
  isMainStaff: boolean
  accesses: readonly AccessType[]
  restrictions: readonly Restriction[]
}

export const BusinessContext = createContext<Business | null>(null)

export const useBusiness = (): Business => {
  const business = useContext(BusinessContext)
  if (!business) throw new Error('a screen that needs a business stands outside the signed-in pages')
  return business
}

/** Main staff pass every door; others need the access by name. */
export const mayOpen = (who: Pick<Business, 'isMainStaff' | 'accesses'>, access: AccessType): boolean =>
  who.isMainStaff || who.accesses.includes(access)
