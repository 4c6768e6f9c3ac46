import { createContext, type ReactNode } from 'react'
import type { Business } from './business.ts'

/** The person whose menu is shown. */
export type MenuOwner = Pick<Business, 'isMainStaff' | 'accesses'>

/** Lets a module render somebody else's menu: the pages are known only to the shell. */
export const MenuPreview = createContext<(who: MenuOwner) => ReactNode>(() => null)
