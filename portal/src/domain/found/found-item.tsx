import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import type { FoundOption } from './found-options.ts'
import { FoundTexts } from './found-texts.tsx'
import { foundMessages } from './found.messages.ts'
import type { SearchHit } from './found.view.ts'
import { kindIcons } from './kind-icons.ts'
import styles from './found-item.module.css'

type Props = {
  option: FoundOption
  sought: string
  onTake: () => void
  /** Marks at the end of a record. */
  children?: ReactNode
}
/** An option of a search, in a `Command.Group` of class `foundRows`. */
export function FoundItem({ option, sought, onTake, children }: Props) {
  return (
    <Command.Item
      value={option.id}
      onSelect={onTake}
      // Keeps the focus in the field when an option is clicked.
      onMouseDown={(event) => event.preventDefault()}
      className={styles.item}
      data-part={option.kind === 'all' ? 'all' : option.part}
    >
      <ItemText option={option} sought={sought} />
      {children}
    </Command.Item>
  )
}

function ItemText({ option, sought }: Pick<Props, 'option' | 'sought'>) {
  const messages = useMessages(foundMessages)
  if (option.kind === 'all') return <span>{messages.all(option.total, option.isCapped)}</span>
  const { kind, record, part } = option
  if (part === 'second')
    return (
      <span>
        {kind === 'sell' ? messages.sell : messages.card}{' '}
        <span className="visually-hidden">{record.title}</span>
      </span>
    )
  if (kind === 'open') return <RecordTexts record={record} sought={sought} />
  return (
    <>
      <span className="visually-hidden">{messages.sellTo} </span>
      <RecordTexts record={record} sought={sought} />
      <span className={styles.hint} aria-hidden>
        {messages.sell}
      </span>
    </>
  )
}

type RecordProps = { record: SearchHit; sought: string }
function RecordTexts({ record, sought }: RecordProps) {
  const { matched } = useMessages(foundMessages)
  const Sign = kindIcons[record.kind]
  return (
    <>
      <Sign size={18} stroke={1.6} aria-hidden />
      <FoundTexts
        title={record.title}
        sought={sought}
        detail={record.detail}
        why={record.matched ? matched[record.matched] : undefined}
      />
    </>
  )
}
