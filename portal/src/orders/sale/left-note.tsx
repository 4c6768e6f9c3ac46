import { useMessages } from '../../kit/text/messages.ts'
import { sellMessages } from './sell.messages.ts'
import styles from './sell.module.css'

/** Behind a name: how many are left, or that none is; nothing while it is not known. */
export function LeftNote({
  left,
  count,
}: {
  left: number | undefined
  count: (left: number) => string
}) {
  const messages = useMessages(sellMessages)
  if (left === undefined) return null
  return <span className={styles.left}> · {left === 0 ? messages.full : count(left)}</span>
}
