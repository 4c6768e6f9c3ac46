import { Command } from 'cmdk'
import { useMessages } from '../../../kit/text/messages.ts'
import { BuyerOption, CardOption, RecordOption, SaleOption } from './option-lines.tsx'
import { searchFieldMessages } from './search-field.messages.ts'
import { isOpen, type Option } from './search-field.rules.ts'
import styles from './search-field.module.css'

type Props = { option: Option; sought: string; onTake: () => void }
/** An option of the box. A person has one row: selling to them, and opening their page. */
export function FieldOption({ option, sought, onTake }: Props) {
  const isCard = option.kind === 'record' && option.record.kind === 'client'
  return (
    <Command.Item
      value={option.id}
      disabled={!isOpen(option)}
      onSelect={onTake}
      // Keeps the focus in the box when an option is clicked.
      onMouseDown={(event) => event.preventDefault()}
      className={styles.option}
      data-kind={isCard ? 'card' : option.kind}
    >
      <OptionText option={option} sought={sought} />
    </Command.Item>
  )
}

function OptionText({ option, sought }: Omit<Props, 'onTake'>) {
  const messages = useMessages(searchFieldMessages)
  switch (option.kind) {
    case 'sale':
      return <SaleOption lines={option.lines} />
    case 'buyer':
      return <BuyerOption record={option.record} sought={sought} />
    case 'record':
      return option.record.kind === 'client' ? (
        <CardOption name={option.record.title} />
      ) : (
        <RecordOption record={option.record} sought={sought} />
      )
    case 'all':
      return <span>{messages.all(option.total, option.isCapped)}</span>
  }
}
