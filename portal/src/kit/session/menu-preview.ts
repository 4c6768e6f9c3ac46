import { createContext, type ReactNode } from 'react'
import type { Business } from './business.ts'

/** Whose menu is drawn. */
export type MenuOwner = Pick<Business, 'isMainStaff' | 'accesses'>

/** How a module shows the menu that somebody else has: the shell knows the pages. */
export const MenuPreview = createContext<(who: MenuOwner) => ReactNode>(() => null)
