import { SimilarRecords } from '../../domain/found/lazy-similar-records.ts'
import { ButtonLink } from '../../kit/layout/links.tsx'
import { EmptyList } from '../../kit/tables/list-screen.tsx'
import { listMessages } from '../../kit/tables/list.messages.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { filterMessages } from './filter.messages.ts'

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
    <>
      <EmptyList
        hasAny={hasAnyOrder}
        why={whyEmpty()}
        clear={isFiltered ? ofFilter.showAll : ofList.clear}
        onClear={onClear}
        messages={messages}
      >
        <ButtonLink to="/sell" mt="sm">
          {messages.firstSale}
        </ButtonLink>
      </EmptyList>
      {sought && <SimilarRecords kind="order" sought={sought} />}
    </>
  )
}
