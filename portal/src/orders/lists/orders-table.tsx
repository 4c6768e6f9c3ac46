import { orderSorts } from '@guichet/contract/orders/lists/order-sorts.ts'
import { orderStatusOf } from '@guichet/contract/orders/order-status.ts'
import { IconForms, IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { orderNameOf } from '../../domain/order-name.rules.ts'
import { useDates } from '../../kit/dates/dates.ts'
import { IconAction } from '../../kit/layout/icon-action.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { AnchorLink } from '../../kit/layout/links.tsx'
import { openRow } from '../../kit/tables/open-row.ts'
import { SortHead } from '../../kit/tables/sort-head.tsx'
import { Highlight } from '../../kit/text/highlight.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { orderMessages } from '../orders.messages.ts'
import type { OrderRow } from '../orders.queries.ts'
import { OrderContents } from './order-contents.tsx'
import type { ListSearch } from './order-filters.rules.ts'
import type { OrderSort } from './orders-search.rules.ts'
import styles from '../../kit/tables/list.module.css'

const ShowForms = lazyPart(() => import('../show-forms.tsx'), 'ShowForms')
export type ListProps = {
  rows: readonly OrderRow[]
  search: ListSearch
  isOld: boolean
  onPeek: (ref: string) => void
  onSort: (sort: ListSearch['sort']) => void
}
/** Columns in order: the buyer, the purchase, the payment and the date come before the numbers. */
const columns = [
  'firstName',
  'lastName',
  'contents',
  'paidBy',
  'total',
  'status',
  'completed',
  'reference',
  'payment',
] as const
const looks: Partial<Record<OrderSort, string | undefined>> = {
  total: styles.figure,
  payment: styles.yields,
}
const isSorted = (column: string): column is OrderSort => orderSorts.some((sort) => sort === column)

export function OrdersTable({ rows, search, isOld, onPeek, onSort }: ListProps) {
  const messages = useMessages(orderMessages)
  const dates = useDates()
  const money = useMoney()
  const router = useRouter()
  const [forms, setForms] = useState<string | null>(null)
  const hrefOf = (ref: string) => router.buildLocation({ to: '/orders/$ref', params: { ref } }).href
  return (
    <div className="panel scroll-frame">
      <table
        className={styles.table}
        aria-label={messages.title}
        data-old={isOld || undefined}
        aria-busy={isOld}
      >
        <thead>
          <tr>
            {columns.map((column) =>
              isSorted(column) ? (
                <SortHead
                  key={column}
                  column={column}
                  label={messages.columns[column]}
                  sort={search.sort}
                  onSort={onSort}
                  className={looks[column]}
                />
              ) : (
                <th
                  key={column}
                  scope="col"
                  className={`${styles.plain} ${column === 'paidBy' ? styles.yieldsOnTablets : ''}`}
                >
                  {messages.columns[column]}
                </th>
              ),
            )}
            <th scope="col">
              <span className="visually-hidden">{messages.columns.view}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const ref = row.orderReferenceNumber
            const status = orderStatusOf(row.status)
            return (
              // Shortcut for the pointer only: keyboards use the link and the preview button in the
              // same row.
              <tr
                key={row.publicId}
                aria-current={search.peek === ref || undefined}
                onClick={(event) =>
                  openRow(
                    event,
                    () => hrefOf(ref),
                    () => onPeek(ref),
                  )
                }
              >
                <NameCells row={row} sought={search.q ?? ''} />
                <td className={styles.contents}>
                  <OrderContents {...row} />
                </td>
                <td className={styles.yieldsOnTablets}>
                  {row.paidBy.map((method) => messages.methods[method]).join(', ')}
                </td>
                <td className={styles.figure}>{money(row.finalCost)}</td>
                <td>
                  {status && (
                    <OrderStatusBadge
                      status={status}
                      isRefundedButValid={row.isRefundedButValid}
                      settlement={row.settlement}
                    />
                  )}
                </td>
                <td>{dates.moment(row.completedDateTimeUtc ?? row.createdDateTimeUtc)}</td>
                <td>
                  <AnchorLink
                    to="/orders/$ref"
                    params={{ ref }}
                    fw={550}
                    c="inherit"
                    className={styles.reference}
                  >
                    <Highlight text={ref} sought={search.q} />
                  </AnchorLink>
                </td>
                <td className={`${styles.mono} ${styles.number} ${styles.yields}`}>
                  <Highlight text={row.paymentReferenceNumber ?? ''} sought={search.q} />
                </td>
                <td className={styles.view}>
                  {row.hasFormAnswers && (
                    <IconAction
                      size={28}
                      label={messages.forms(ref)}
                      icon={IconForms}
                      iconSize={18}
                      onClick={() => setForms(ref)}
                    />
                  )}
                  <IconAction
                    size={28}
                    label={messages.view(ref)}
                    icon={IconLayoutSidebarRightExpand}
                    iconSize={18}
                    onClick={() => onPeek(ref)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {forms && <ShowForms reference={forms} onClose={() => setForms(null)} />}
    </div>
  )
}

/** The buyer; or, in one cell, the people who came, the email, or that nobody is named. */
function NameCells({ row, sought }: { row: OrderRow; sought: string }) {
  const messages = useMessages(orderMessages)
  const { firstName, lastName } = row
  if (!firstName && !lastName) {
    const name = orderNameOf(row)
    return (
      <td colSpan={2}>
        {name ? (
          <Highlight text={name} sought={sought} />
        ) : (
          <span className="dimmed">{messages.anonymous}</span>
        )}
      </td>
    )
  }
  return (
    <>
      <td>
        <Highlight text={firstName ?? ''} sought={sought} />
      </td>
      <td>
        <Highlight text={lastName ?? ''} sought={sought} />
      </td>
    </>
  )
}
