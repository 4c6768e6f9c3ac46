import { Tooltip } from '@mantine/core'
import { IconWorldOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayOpen, useBusiness } from '../kit/business.ts'
import { useWords } from '../kit/words.ts'
import { appWords } from './app.words.ts'
import styles from './offline-banner.module.css'

/**
 * The public ticket office is closed; the counter sells on. Who may open it again is led there;
 * others are told by whom.
 */
export function OfflineBanner() {
  const words = useWords(appWords)
  const said = (
    <>
      <IconWorldOff size={16} aria-hidden />
      {words.offline}
    </>
  )
  return (
    <section className={styles.banner} aria-label={words.offline}>
      <Tooltip label={words.offlineHint}>
        {/* A button only so that the hint can be reached by keyboard. */}
        {mayOpen(useBusiness(), 'MyTicketing') ? (
          <Link to="/collaborator" className={styles.text}>
            {said}
          </Link>
        ) : (
          <button type="button" className={styles.text}>
            {said}
          </button>
        )}
      </Tooltip>
    </section>
  )
}
