import { Button, Menu, Text } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBan,
  IconChevronDown,
  IconMailForward,
  IconPrinter,
  IconReceiptRefund,
  IconTicket,
  type Icon,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useBusiness } from '../kit/business.ts'
import { MenuItemLink } from '../kit/links.tsx'
import { useMessages } from '../kit/messages.ts'
import { useMoney } from '../kit/money.ts'
import { orderMessages } from './orders.messages.ts'
import { useResendOrder, type Order } from './orders.queries.ts'

// Few orders cost nothing: the list does not wait for the form that cancels them.
const CancelOrder = lazy(() =>
  import('./cancel-order.tsx').then((module) => ({ default: module.CancelOrder })),
)

/**
 * What may be done with an order. The server says what may not and why; a restricted action is not
 * even named.
 */
export function OrderActions({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const money = useMoney()
  const navigate = useNavigate()
  const { restrictions } = useBusiness()
  const resend = useResendOrder()
  const [isCancelling, setCancelling] = useState(false)
  const { can } = order
  const ref = order.orderReferenceNumber
  const isFree = order.invoice.finalCost === 0
  const toRefund = () => void navigate({ to: '/orders/$ref/refund', params: { ref } })

  const item = (
    name: keyof typeof can.why,
    label: string,
    Sign: Icon,
    isPossible: boolean,
    onClick: () => void,
  ) => (
    <Menu.Item
      key={label}
      leftSection={<Sign size={16} aria-hidden />}
      aria-disabled={!isPossible || undefined}
      data-impossible={!isPossible || undefined}
      closeMenuOnClick={isPossible}
      onClick={isPossible ? onClick : undefined}
    >
      {label}
      {!isPossible && can.why[name] && (
        <Text size="xs" c="dimmed">
          {messages.why[can.why[name]]}
        </Text>
      )}
    </Menu.Item>
  )
  return (
    <>
      <Menu width={300}>
        <Menu.Target>
          <Button
            variant="default"
            loading={resend.isPending}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {messages.actions}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {item('resend', messages.resend, IconMailForward, can.resend, () =>
            resend.mutate({ body: { orderPublicId: order.publicId } }),
          )}
          {!restrictions.includes('Refund') &&
            can.why.refund !== 'restricted' &&
            (isFree
              ? [
                  item('refund', messages.cancelOrder, IconBan, can.cancel, () =>
                    setCancelling(true),
                  ),
                  item('refund', messages.cancelSome, IconTicket, can.cancel, toRefund),
                ]
              : [
                  item('refund', messages.refund, IconReceiptRefund, can.refund, toRefund),
                  can.refundRemaining &&
                    item(
                      'refundRemaining',
                      messages.refundRemaining(money(order.totalRemaining)),
                      IconArrowBackUp,
                      true,
                      toRefund,
                    ),
                ])}
          <Menu.Divider />
          {can.print ? (
            <MenuItemLink
              to="/orders/$ref/print"
              params={{ ref }}
              search={{ format: 'letter', what: 'tickets' }}
              target="_blank"
              leftSection={<IconPrinter size={16} aria-hidden />}
            >
              {messages.printTickets}
            </MenuItemLink>
          ) : (
            item('print', messages.printTickets, IconPrinter, false, () => {})
          )}
          <MenuItemLink
            to="/orders/$ref/print"
            params={{ ref }}
            search={{ format: 'letter', what: 'receipt' }}
            target="_blank"
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            {messages.printReceipt}
          </MenuItemLink>
        </Menu.Dropdown>
      </Menu>
      {isFree && (
        <Suspense fallback={null}>
          <CancelOrder order={order} isOpen={isCancelling} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </>
  )
}
