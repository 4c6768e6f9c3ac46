import { Tooltip } from '@mantine/core'
import { IconWorldOff } from '@tabler/icons-react'
import { useWords } from '../kit/words.ts'
import { appWords } from './app.words.ts'
import styles from './offline-banner.module.css'

/** The public ticket office is closed; the counter sells on. The hint tells where to change it. */
export function OfflineBanner() {
  const words = useWords(appWords)
  return (
    <section className={styles.banner} aria-label={words.offline}>
      <Tooltip label={words.offlineHint}>
        {/* A button only so that the hint can be reached by keyboard; its page does not exist yet. */}
        <button type="button" className={styles.text}><IconWorldOff size={16} aria-hidden />{words.offline}</button>
      </Tooltip>
    </section>
  )
}
