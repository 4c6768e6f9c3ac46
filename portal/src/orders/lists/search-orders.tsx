import { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import { Button, CloseButton, Collapse, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { isSort, pageSizes, type ListSearch } from './orders-search.rules.ts'
import styles from '../orders.module.css'

type Props = { search: ListSearch; onSearch: (next: Partial<ListSearch>) => void }

/** Searches on Enter or by the button, never while typing: a clerk pastes and goes. */
export function SearchOrders({ search, onSearch }: Props) {
  const messages = useMessages(orderMessages)
  const [typed, setTyped] = useState(search.q)
  const [isOpen, setOpen] = useState(search.size !== 25)
  // The address may change without the box (Back, clear): the box follows.
  const [followed, setFollowed] = useState(search.q)
  if (followed !== search.q) {
    setFollowed(search.q)
    setTyped(search.q)
  }
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ q: typed.trim() })
        }}
      >
        <Group gap="xs" wrap="nowrap">
          <TextInput
            className={styles.box}
            aria-label={messages.search}
            placeholder={messages.searchHint}
            value={typed}
            maxLength={200}
            leftSection={<IconSearch size={16} aria-hidden />}
            onChange={(event) => setTyped(event.currentTarget.value)}
            rightSectionWidth={44}
            rightSection={
              typed && (
                <CloseButton
                  aria-label={messages.clear}
                  onClick={() => {
                    setTyped('')
                    onSearch({ q: '' })
                  }}
                />
              )
            }
          />
          <Button type="submit">{messages.go}</Button>
          <Button
            variant="default"
            px="xs"
            aria-expanded={isOpen}
            aria-controls="order-options"
            aria-label={messages.options}
            onClick={() => setOpen((was) => !was)}
          >
            <IconAdjustmentsHorizontal size={18} aria-hidden />
          </Button>
        </Group>
        <Collapse expanded={isOpen} id="order-options" transitionDuration={100}>
          <Group gap="sm" mt="xs">
            <NativeSelect
              label={messages.pageSize}
              value={String(search.size)}
              data={pageSizes.map(String)}
              onChange={(event) => onSearch({ size: Number(event.currentTarget.value) })}
            />
            {/* The cards of a phone have no column heads to press. */}
            <NativeSelect
              label={messages.sort}
              value={search.sort}
              onChange={(event) => {
                if (isSort(event.currentTarget.value)) onSearch({ sort: event.currentTarget.value })
              }}
              data={orderSorts.flatMap((sort) => [
                { value: sort, label: messages.ascending(messages.columns[sort]) },
                { value: `-${sort}`, label: messages.descending(messages.columns[sort]) },
              ])}
            />
          </Group>
        </Collapse>
      </form>
    </search>
  )
}
