import type { ReactNode } from 'react'
import styles from './dialog-footer.module.css'

/** Classes of a dialog with a footer: a focused field is not scrolled behind it. */
export const dialogWithFooter = { content: styles.content! }

/**
 * Footer of a dialog: stays visible while the rest scrolls, and its last child is never cut. It is
 * sticky within its parent, which must span the scrolled content.
 */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
)
