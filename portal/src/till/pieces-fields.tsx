import { denominations, smallestBill, type Denomination } from '@guichet/contract/till/till-view.ts'
import { useRef, type KeyboardEvent } from 'react'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { totalOf, worthOf, wrongOf, type PieceCounts } from './pieces.rules.ts'
import { tillMessages } from './till.messages.ts'
import styles from './till.module.css'

const firstCoin = denominations.indexOf(smallestBill) + 1
const groups = [
  { name: 'bills', values: denominations.slice(0, firstCoin) },
  { name: 'coins', values: denominations.slice(firstCoin) },
] as const

/** Enter and the arrow keys move between the fields; Enter in the last one submits the form. */
function walk(event: KeyboardEvent<HTMLInputElement>, box: HTMLElement | null) {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !box) return
  const fields = [...box.querySelectorAll<HTMLInputElement>('input')]
  const next = fields[fields.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

type Props = { counted: PieceCounts; onChange: (counted: PieceCounts) => void }
/** Number of each bill and coin, entered by keyboard, with their value. */
export function PiecesFields({ counted, onChange }: Props) {
  const messages = useMessages(tillMessages)
  const money = useMoney()
  const box = useRef<HTMLDivElement>(null)
  const wrong = wrongOf(counted)
  const field = (denomination: Denomination) => {
    const count = counted[denomination] ?? ''
    const price = money(Number(denomination))
    const isWrong = wrong.includes(denomination)
    return (
      <div key={denomination} className={styles.piece}>
        <span aria-hidden>{price}</span>
        <WholeField
          label={messages.pieceOf(price)}
          isLabelHidden
          width={88}
          value={count}
          onKeyDown={(event) => walk(event, box.current)}
          onChange={(next) => onChange({ ...counted, [denomination]: next })}
          {...(isWrong && { error: messages.wrongCount })}
        />
        <span className="dimmed">
          {count !== '' && !isWrong && money(worthOf({ denomination, count }))}
        </span>
      </div>
    )
  }
  return (
    <div ref={box}>
      <div className={styles.pieces}>
        {groups.map(({ name, values }) => (
          <fieldset className="shrinks" key={name}>
            <legend>{messages[name]}</legend>
            {values.map(field)}
          </fieldset>
        ))}
      </div>
      <p className={styles.total}>
        <span>{messages.counted}</span>
        <output>{money(totalOf(counted))}</output>
      </p>
    </div>
  )
}
