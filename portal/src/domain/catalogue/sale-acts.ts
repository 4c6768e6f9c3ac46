import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import type { RowAct } from '../../kit/tables/ordered-row.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { saleMessages } from './sale.messages.ts'

/**
 * Action of a row that puts its record on sale or makes it inactive. `name` is that of the part
 * which the action concerns, if the record has several.
 */
export function useSaleAct() {
  const messages = useMessages(saleMessages)
  return (isActive: boolean, onSet: (isActive: boolean) => void, name?: string): RowAct => {
    const verb = isActive ? messages.makeInactive : messages.putOnSale
    return {
      label: name ? messages.ofPart(verb, name) : verb,
      icon: isActive ? IconCircleOff : IconCircleCheck,
      onPress: () => onSet(!isActive),
    }
  }
}
