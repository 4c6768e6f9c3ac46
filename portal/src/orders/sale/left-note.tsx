import { Skeleton } from '@mantine/core'
import { useMessages } from '../../kit/text/messages.ts'
import { sellMessages } from './sell.messages.ts'
import styles from './sell.module.css'

/** Behind a name: how many are left, or that none is; a place is kept while it is not known. */
export function LeftNote({
  left,
  count,
}: {
  left: number | undefined
  count: (left: number) => string
}) {
  const messages = useMessages(sellMessages)
  if (left === undefined) return <Skeleton component="span" className={styles.leftLoading!} />
  return <span className={styles.left}> · {left === 0 ? messages.openness.full : count(left)}</span>
}
