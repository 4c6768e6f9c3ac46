import { Skeleton } from '@mantine/core'
import { useMessages } from '../../../kit/text/messages.ts'
import { timesMessages } from '../times/times.messages.ts'
import styles from '../counter/sell.module.css'

/** Label of a single-choice size: its name and free quantity. */
export function SizeLabel({ name, left }: { name: string; left: number | undefined }) {
  const say = useMessages(timesMessages)
  return (
    <>
      <span className="medium">{name}</span>
      {left === undefined ? (
        <Skeleton component="span" className={styles.leftLoading!} ml={0} />
      ) : (
        <span className="dimmed size-12">{left === 0 ? say.noneFree : say.free(left)}</span>
      )}
    </>
  )
}
