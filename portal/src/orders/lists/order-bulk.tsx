import { resendOrders } from '@guichet/contract/bulk/resend-orders.ts'
import { beginOrderExtract } from '@guichet/contract/extracts/begin-order-extract.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { BulkDialog } from '../../domain/bulk-dialog.tsx'
import { BulkItems } from '../../domain/bulk-items.tsx'
import { bulkMessages } from '../../domain/bulk.messages.ts'
import { ExtractItems } from '../../domain/extract-items.tsx'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useOrders } from '../orders.queries.ts'
import { queryOf, type ListSearch } from './order-filters.rules.ts'

/** Actions on all orders of the current search: resend the emails, or export. */
export function OrderBulk({ search }: { search: ListSearch }) {
  const messages = useMessages(bulkMessages)
  const { publicId: collaboratorId } = useBusiness()
  const [isAsked, setAsked] = useState(false)
  const { data: list } = useOrders(search)
  const resend = useCommand(resendOrders, {
    titles: messages.commands.resendOrders,
    invalidates: [queryKeys.work.all, queryKeys.orders.all],
    isShownInForm: true,
    onDone: () => setAsked(false),
  })
  const { page: _page, pageSize: _size, sort, ...query } = queryOf(search)
  const extract = useCommand(beginOrderExtract, {
    titles: messages.commands.beginOrderExtract,
    invalidates: [queryKeys.work.all],
  })
  const open = () => {
    resend.reset()
    setAsked(true)
  }
  return (
    <>
      <Menu position="bottom-start" width={280}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={messages.menu}
            title={messages.menu}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <BulkItems actions={['resend']} list={list} onChoose={open} />
          <ExtractItems
            list={list}
            make="orders"
            filter={{ ...query, ...(sort && { sort }) }}
            onChoose={(format) =>
              extract.mutate({ body: { collaboratorId, ...query, ...(sort && { sort }), format } })
            }
          />
        </Menu.Dropdown>
      </Menu>
      {isAsked && list && (
        <BulkDialog
          action="resend"
          total={list.total}
          isPending={resend.isPending}
          error={resend.error}
          onStart={({ expected }) =>
            resend.mutate({ body: { collaboratorId, ...query, expected } })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
