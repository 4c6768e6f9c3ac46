import { Tooltip } from '@mantine/core'
import { IconWorldOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mayOpen, useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { appMessages } from '../app.messages.ts'
import { useHeightVariable } from './use-height-variable.ts'
import styles from './offline-banner.module.css'

/**
 * Banner for a closed public ticket office; the counter still sells. People who may reopen it get a
 * link, others a hint about who may.
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
    <section
      ref={useHeightVariable<HTMLElement>('--office-banner')}
      className={styles.banner}
      aria-label={messages.offline}
    >
      <Tooltip label={messages.offlineHint}>
        {/* A button, so that the hint can be reached by keyboard. */}
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
