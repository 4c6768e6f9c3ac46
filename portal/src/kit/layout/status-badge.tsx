import type { Icon } from '@tabler/icons-react'
import styles from './status-badge.module.css'

export type Tone = 'positive' | 'info' | 'warning' | 'negative' | 'muted'

/** Icon, word, tint and border together: colour is never the only sign. */
export function StatusBadge({
  tone,
  icon: Sign,
  children,
}: {
  tone: Tone
  icon: Icon
  children: string
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Sign size={14} stroke={2} aria-hidden />
      {children}
    </span>
  )
}
