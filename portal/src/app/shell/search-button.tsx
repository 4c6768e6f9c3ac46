import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMessages } from '../../kit/text/messages.ts'
import { panel } from './panel.ts'
import { searchButtonMessages } from './search-button.messages.ts'
import styles from './search-button.module.css'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the global search; only an icon on a phone. */
export function SearchButton() {
  const messages = useMessages(searchButtonMessages)
  const opened = panel.use()
  return (
    <UnstyledButton
      className={styles.search}
      aria-haspopup="dialog"
      aria-expanded={opened === 'palette'}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => panel.set('palette')}
    >
      <IconSearch size={18} stroke={1.6} aria-hidden />
      <span className={styles.text}>{messages.search}</span>
      <kbd aria-hidden>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </UnstyledButton>
  )
}
