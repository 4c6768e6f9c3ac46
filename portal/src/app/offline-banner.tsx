import { IconWorldOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayOpen, useBusiness } from '../kit/business.ts'
import { useWords } from '../kit/words.ts'
import { appWords } from './app.words.ts'
import styles from './offline-banner.module.css'

/** The public ticket office is closed; the counter sells on. Who may open it again is led there. */
export function OfflineBanner() {
  const words = useWords(appWords)
  const said = <><IconWorldOff size={16} aria-hidden />{words.offline}</>
  return (
    <section className={styles.banner} aria-label={words.offline}>
      {mayOpen(useBusiness(), 'MyTicketing') ? <Link to="/collaborator" className={styles.text} title={words.offlineHint}>{said}</Link> : <span className={styles.text}>{said}</span>}
    </section>
  )
}
