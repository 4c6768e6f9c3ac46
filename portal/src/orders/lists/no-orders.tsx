import { Button, Text } from '@mantine/core'
import { ButtonLink } from '../../kit/layout/links.tsx'
import { listMessages } from '../../kit/tables/list.messages.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { filterMessages } from './filter.messages.ts'
import styles from '../../kit/tables/list.module.css'

type Props = {
  hasAnyOrder: boolean
  sought: string
  isFiltered: boolean
  onClear: () => void
}

/** Empty state: no orders yet, no result, or a page beyond the last one. */
export function NoOrders({ hasAnyOrder, sought, isFiltered, onClear }: Props) {
  const messages = useMessages(orderMessages)
  const ofList = useMessages(listMessages)
  const ofFilter = useMessages(filterMessages)
  const whyEmpty = () => {
    if (isFiltered) return ofFilter.nothingFiltered
    return sought ? messages.nothing(sought) : ofList.nothingOnPage
  }
  return (
    <div className={`panel ${styles.empty}`}>
      {hasAnyOrder ? (
        <>
          <Text fw={620}>{whyEmpty()}</Text>
          <Button variant="default" mt="sm" onClick={onClear}>
            {isFiltered ? ofFilter.showAll : ofList.clear}
          </Button>
        </>
      ) : (
        <>
          <Text fw={620}>{messages.neverTitle}</Text>
          <Text c="dimmed">{messages.never}</Text>
          <ButtonLink to="/sell" mt="sm">
            {messages.firstSale}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
