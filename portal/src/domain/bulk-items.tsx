import { bulkLimit } from '@guichet/contract/bulk/bulk.ts'
import { Menu } from '@mantine/core'
import { IconCalendarRepeat, IconMailForward, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useMessages } from '../kit/text/messages.ts'
import { bulkMessages } from './bulk.messages.ts'

export type BulkAction = 'resend' | 'activation' | 'rescheduling'
/** Totals of a list; undefined while it is loading. */
export type BulkList = { total: number; totalIsCapped: boolean } | undefined

const icons = {
  resend: IconMailForward,
  activation: IconPlayerPlayFilled,
  rescheduling: IconCalendarRepeat,
}
type Props = {
  actions: readonly BulkAction[]
  list: BulkList
  onChoose: (action: BulkAction) => void
}

/** Actions on all results of a list; disabled, with the reason, for none or too many. */
export function BulkItems({ actions, list, onChoose }: Props) {
  const messages = useMessages(bulkMessages)
  const isTooMany = list !== undefined && (list.totalIsCapped || list.total > bulkLimit)
  const isEmpty = list?.total === 0
  return (
    <>
      <Menu.Label>
        {isTooMany && messages.tooMany}
        {isEmpty && messages.nothing}
        {!isTooMany && !isEmpty && messages.menu}
      </Menu.Label>
      {actions.map((action) => {
        const Icon = icons[action]
        return (
          <Menu.Item
            key={action}
            leftSection={<Icon size={16} aria-hidden />}
            disabled={!list || isTooMany || isEmpty}
            onClick={() => onChoose(action)}
          >
            {messages[action].action}
          </Menu.Item>
        )
      })}
    </>
  )
}
