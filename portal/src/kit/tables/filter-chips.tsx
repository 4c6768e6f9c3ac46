import { Button, CloseButton, Group } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './filter-chips.module.css'

export type FilterChip = { key: string; label: string; onRemove: () => void }
type Props = {
  chips: readonly FilterChip[]
  labels: { open?: string; active: string; clear: string; remove: (chip: string) => string }
  /** Without it, there is no button for further filters. */
  onOpen?: () => void
  onClear: () => void
  /** Further actions on the list, at the end of the row. */
  children?: ReactNode
}

/** Active filters of a list, each with a remove button, and a button for further filters. */
export function FilterChips({ chips, labels, onOpen, onClear, children }: Props) {
  return (
    <Group gap="xs" className="below-12">
      {onOpen && (
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          onClick={onOpen}
        >
          {labels.open}
        </Button>
      )}
      {chips.length > 0 && (
        <>
          <ul className={styles.chips} aria-label={labels.active}>
            {chips.map(({ key, label, onRemove }) => (
              <li key={key} className={styles.chip}>
                <span className={styles.text}>{label}</span>
                <CloseButton
                  className={styles.remove}
                  aria-label={labels.remove(label)}
                  onClick={onRemove}
                />
              </li>
            ))}
          </ul>
          <Button variant="subtle" onClick={onClear}>
            {labels.clear}
          </Button>
        </>
      )}
      {children}
    </Group>
  )
}
