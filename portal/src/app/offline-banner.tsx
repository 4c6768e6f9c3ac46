import { Tooltip } from '@mantine/core'
import { IconWorldOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'
import styles from './offline-banner.module.css'

/**
 * The public ticket office is closed; the counter sells on. Who may open it again is led there; the
 * others see by whom.
 */
export function OfflineBanner() {
  const messages = useMessages(appMessages)
  const content = (
    <>
      <IconWorldOff size={16} aria-hidden />
      {messages.offline}
    </>
  )
  return (
    <section className={styles.banner} aria-label={messages.offline}>
      <Tooltip label={messages.offlineHint}>
        {/* A button only so that the hint can be reached by keyboard. */}
        {mayOpen(useBusiness(), 'MyTicketing') ? (
          <Link to="/collaborator" className={styles.text}>
            {content}
          </Link>
        ) : (
          <button type="button" className={styles.text}>
            {content}
          </button>
        )}
      </Tooltip>
    </section>
  )
}
