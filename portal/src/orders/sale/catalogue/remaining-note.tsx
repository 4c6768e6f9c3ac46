import { Skeleton } from '@mantine/core'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import styles from '../counter/sell.module.css'

/** Remaining quantity after a name, with a placeholder while it is loading. */
export function RemainingNote({
  left,
  count,
}: {
  left: number | undefined
  count: (left: number) => string
}) {
  const messages = useMessages(sellMessages)
  if (left === undefined) return <Skeleton component="span" className={styles.leftLoading!} />
  return (
    <span className="dimmed size-12"> · {left === 0 ? messages.openness.full : count(left)}</span>
  )
}
