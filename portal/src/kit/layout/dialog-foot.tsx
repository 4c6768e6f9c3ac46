import type { ReactNode } from 'react'
import styles from './dialog-foot.module.css'

/** What a dialog needs around it: what has the focus is not scrolled behind the foot. */
export const footedDialog = { content: styles.content! }

/**
 * The buttons of a dialog, which stay in sight while the rest of it scrolls; the last child is
 * never cut. It stays within its parent, which must reach over all that scrolls.
 */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
)
