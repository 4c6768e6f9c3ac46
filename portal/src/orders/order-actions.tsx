import { Button, Menu, Text } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarShare,
  IconChevronDown,
  IconMailForward,
  IconMailShare,
  IconPencil,
  IconPrinter,
  IconReceiptRefund,
  IconRestore,
  IconTicket,
  type Icon,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { MenuItemLink } from '../kit/layout/menu-link.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { orderMessages } from './orders.messages.ts'
import { useResendOrder, type Order } from './orders.queries.ts'

// Loaded on demand, because few orders are free and can be cancelled.
const CancelOrder = lazyPart(() => import('./cancel-order.tsx'), 'CancelOrder')

const ReactivateOrder = lazyPart(() => import('./actions/reactivate-order.tsx'), 'ReactivateOrder')

const RescheduleOrder = lazyPart(() => import('./actions/reschedule-order.tsx'), 'RescheduleOrder')

const NotifyClient = lazyPart(() => import('./exchange/notify-client.tsx'), 'NotifyClient')

type Action = {
  /** Name of the action in `can.why`, which gives the reason if it is impossible. */
  name: keyof Order['can']['why']
  label: string
  icon: Icon
  isPossible: boolean
  onClick: () => void
}

/**
 * Menu of the actions on an order. The server decides which are possible and why not; actions that
 * the person has no permission for are hidden.
 */
export function OrderActions({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const money = useMoney()
  const navigate = useNavigate()
  const { restrictions } = useBusiness()
  const resend = useResendOrder()
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const { can } = order
  const ref = order.orderReferenceNumber
  const isFree = order.isFree === true
  const toRefund = () => void navigate({ to: '/orders/$ref/refund', params: { ref } })

  const mayRefund = !restrictions.includes('Refund') && can.why.refund !== 'restricted'
  const cancelActions: Action[] = [
    {
      name: 'refund',
      label: messages.cancelOrder,
      icon: IconBan,
      isPossible: can.cancel,
      onClick: () => setOpened('cancel'),
    },
    {
      name: 'refund',
      label: messages.cancelSome,
      icon: IconTicket,
      isPossible: can.cancel,
      onClick: toRefund,
    },
    {
      name: 'reactivate',
      label: messages.reactivate,
      icon: IconRestore,
      isPossible: can.reactivate ?? false,
      onClick: () => setOpened('reactivate'),
    },
  ]
  const refundActions: Action[] = [
    {
      name: 'refund',
      label: messages.refund,
      icon: IconReceiptRefund,
      isPossible: can.refund,
      onClick: toRefund,
    },
    {
      name: 'refundRemaining',
      label: messages.refundRemaining(money(order.totalRemaining)),
      icon: IconArrowBackUp,
      isPossible: true,
      onClick: toRefund,
    },
  ]
  const isOffered = ({ name }: Action) => name !== 'refundRemaining' || can.refundRemaining
  const item = (action: Action) => (
    <ActionItem key={action.label} action={action} why={can.why[action.name]} />
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
          {item({
            name: 'resend',
            label: messages.resend,
            icon: IconMailForward,
            isPossible: can.resend,
            onClick: () => resend.mutate({ body: { orderPublicId: order.publicId } }),
          })}
          {item({
            name: 'reschedule',
            label: messages.reschedule,
            icon: IconCalendarShare,
            isPossible: can.reschedule,
            onClick: () => setOpened('reschedule'),
          })}
          {item({
            name: 'edit',
            label: messages.edit,
            icon: IconPencil,
            isPossible: can.edit,
            onClick: () => void navigate({ to: '/orders/$ref/edit', params: { ref } }),
          })}
          {item({
            name: 'notify',
            label: messages.notify,
            icon: IconMailShare,
            isPossible: can.notify,
            onClick: () => setOpened('notify'),
          })}
          {mayRefund && (isFree ? cancelActions : refundActions.filter(isOffered)).map(item)}
          <Menu.Divider />
          <PrintItems order={order} />
        </Menu.Dropdown>
      </Menu>
      <OrderDialogs order={order} opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}

type OpenedDialog = 'reschedule' | 'notify' | 'cancel' | 'reactivate'
/** Dialogs that actions open before they do anything. */
function OrderDialogs({
  order,
  opened,
  onClose,
}: {
  order: Order
  opened: OpenedDialog | null
  onClose: () => void
}) {
  return (
    <>
      {opened === 'reschedule' && <RescheduleOrder order={order} onClose={onClose} />}
      {opened === 'notify' && <NotifyClient order={order} onClose={onClose} />}
      {opened === 'reactivate' && <ReactivateOrder order={order} onClose={onClose} />}
      {order.isFree && <CancelOrder order={order} isOpen={opened === 'cancel'} onClose={onClose} />}
    </>
  )
}

/** Prints of an order, each in its own browser tab. */
function PrintItems({ order }: { order: Order }) {
  const { orderReferenceNumber: ref, can } = order
  const messages = useMessages(orderMessages)
  return (
    <>
      {can.print ? (
        <PaperLink reference={ref} what="tickets" label={messages.printTickets} />
      ) : (
        <ActionItem
          action={{
            name: 'print',
            label: messages.printTickets,
            icon: IconPrinter,
            isPossible: false,
            onClick: () => {},
          }}
          why={can.why.print}
        />
      )}
      {can.receipt === false ? (
        <ActionItem
          action={{
            name: 'receipt',
            label: messages.printReceipt,
            icon: IconPrinter,
            isPossible: false,
            onClick: () => {},
          }}
          why={can.why.receipt}
        />
      ) : (
        <PaperLink reference={ref} what="receipt" label={messages.printReceipt} />
      )}
      {order.invoice.entries.some(({ kind }) => kind === 'equipment_rental') && (
        <MenuItemLink
          to="/orders/$ref/slip"
          params={{ ref }}
          search={{ format: '80mm' }}
          target="_blank"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {messages.printSlip}
        </MenuItemLink>
      )}
    </>
  )
}

type PaperProps = { reference: string; what: 'tickets' | 'receipt'; label: string }
const PaperLink = ({ reference, what, label }: PaperProps) => (
  <MenuItemLink
    to="/orders/$ref/print"
    params={{ ref: reference }}
    search={{ format: 'letter', what }}
    target="_blank"
    leftSection={<IconPrinter size={16} aria-hidden />}
  >
    {label}
  </MenuItemLink>
)

/** A menu item; if the action is impossible, it is disabled and shows the reason. */
function ActionItem({
  action: { label, icon: Sign, isPossible, onClick },
  why,
}: {
  action: Action
  why: Order['can']['why'][Action['name']] | undefined
}) {
  const messages = useMessages(orderMessages)
  return (
    <Menu.Item
      leftSection={<Sign size={16} aria-hidden />}
      aria-disabled={!isPossible || undefined}
      data-impossible={!isPossible || undefined}
      closeMenuOnClick={isPossible}
      onClick={isPossible ? onClick : undefined}
    >
      {label}
      {!isPossible && why && (
        <Text size="xs" c="dimmed">
          {messages.why[why]}
        </Text>
      )}
    </Menu.Item>
  )
}
