import { Skeleton } from '@mantine/core'
import { IconMinus } from '@tabler/icons-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { moveFocusInSet } from '../../../kit/keys/roving-focus.ts'
import { kitMessages } from '../../../kit/text/kit.messages.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { timesMessages } from '../times/times.messages.ts'
import styles from './size-chips.module.css'

export type SizeChip = {
  id: string
  name: string
  /** Undefined while loading. */
  free: number | undefined
  inCart: number
  max: number
  /** Reason of the limit `max`. */
  over: string
}
type Props = {
  labelledBy: string
  chips: readonly SizeChip[]
  onChange: (id: string, quantity: number) => void
}

/**
 * All sizes as chips: a click adds a piece, minus and Backspace remove one. The set is a single tab
 * stop with arrow keys (roving tabindex).
 */
export function SizeChips({ labelledBy, chips, onChange }: Props) {
  const say = useMessages(timesMessages)
  const hint = useId()
  const [reached, setReached] = useState<string | null>(null)
  const stop = chips.find(({ id }) => id === reached) ?? chips.find(isFree) ?? chips[0]
  return (
    <>
      <fieldset
        data-set
        aria-labelledby={labelledBy}
        aria-describedby={hint}
        className={styles.chips}
      >
        {chips.map((chip) => (
          <Chip
            key={chip.id}
            chip={chip}
            isStop={chip === stop}
            onReach={() => setReached(chip.id)}
            onChange={(quantity) => onChange(chip.id, quantity)}
          />
        ))}
      </fieldset>
      <span id={hint} className="visually-hidden">
        {say.sizeKeys}
      </span>
    </>
  )
}

const isFree = ({ free, inCart, max }: SizeChip) => Boolean(free) && inCart < max

type ChipProps = {
  chip: SizeChip
  isStop: boolean
  onReach: () => void
  onChange: (quantity: number) => void
}
function Chip({ chip, isStop, onReach, onChange }: ChipProps) {
  const messages = useMessages(kitMessages)
  const say = useMessages(timesMessages)
  const { name, free, inCart, max } = chip
  const canAdd = free !== undefined && inCart < max
  const takeOne = () => inCart > 0 && onChange(Math.min(max, inCart - 1))
  const note = noteOf(chip, say)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== '-' && event.key !== 'Backspace') return moveFocusInSet(event)
    event.preventDefault()
    takeOne()
  }
  return (
    <span className={styles.chip} data-some={inCart > 0 || undefined}>
      <button
        type="button"
        data-member
        className={styles.add}
        tabIndex={isStop ? 0 : -1}
        aria-disabled={!canAdd || undefined}
        aria-label={[name, note, inCart > 0 ? say.inCart(inCart) : ''].filter(Boolean).join(', ')}
        onFocus={onReach}
        onKeyDown={onKeyDown}
        onClick={() => canAdd && onChange(inCart + 1)}
      >
        <span className="strong breaks">{name}</span>{' '}
        <span className={styles.free} data-look={(!canAdd && note && 'full') || undefined}>
          {note || <Skeleton component="span" className={styles.loading!} />}
        </span>{' '}
        {inCart > 0 && <span className={styles.count}>{inCart}</span>}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={styles.less}
        aria-label={messages.less(name)}
        disabled={inCart === 0}
        onClick={takeOne}
      >
        <IconMinus size={16} aria-hidden />
      </button>
    </span>
  )
}

/** Free quantity, or the reason why no more can be added. */
function noteOf({ free, inCart, max, over }: SizeChip, say: (typeof timesMessages)['fr']): string {
  if (free === undefined) return ''
  if (inCart >= max && inCart > 0) return over
  return free === 0 ? say.noneFree : say.free(free)
}
