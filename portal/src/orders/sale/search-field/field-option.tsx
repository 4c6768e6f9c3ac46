import { Command } from 'cmdk'
import { FoundItem } from '../../../domain/found/found-item.tsx'
import { SaleOption } from './option-lines.tsx'
import { isOpen, type Option } from './search-field.rules.ts'
import styles from '../../../domain/found/found-item.module.css'

type Props = { option: Option; sought: string; onTake: () => void }
/** An option of the box: an understood sale, or a search result. */
export function FieldOption({ option, sought, onTake }: Props) {
  if (option.kind !== 'sale') return <FoundItem option={option} sought={sought} onTake={onTake} />
  return (
    <Command.Item
      value={option.id}
      disabled={!isOpen(option)}
      onSelect={onTake}
      // Keeps the focus in the box when an option is clicked.
      onMouseDown={(event) => event.preventDefault()}
      className={styles.item}
    >
      <SaleOption lines={option.lines} />
    </Command.Item>
  )
}
