import { ticketSorts } from '@guichet/contract/tickets/lists/ticket-sorts.ts'
import { IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useKindNames } from '../../domain/names/use-kind-names.ts'
import { useDates } from '../../kit/dates/dates.ts'
import { IconAction } from '../../kit/layout/icon-action.tsx'
import { lazyInside } from '../../kit/layout/lazy-part.ts'
import { AnchorLink } from '../../kit/layout/links.tsx'
import { openRow } from '../../kit/tables/open-row.ts'
import { SortHead } from '../../kit/tables/sort-head.tsx'
import { Highlight } from '../../kit/text/highlight.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { ticketMessages } from '../tickets.messages.ts'
import type { TicketRow } from '../tickets.queries.ts'
import { ticketListMessages } from './list.messages.ts'
import type { Display } from './shown-columns.ts'
import type { TicketSearch } from './ticket-filters.rules.ts'
import type { TicketSort } from './tickets-search.rules.ts'
import styles from '../../kit/tables/list.module.css'

const CategoryHead = lazyInside(() => import('./category-head.tsx'), 'CategoryHead')
export type ListProps = {
  rows: readonly TicketRow[]
  search: TicketSearch
  isOld: boolean
  display: Display
  onGo: (next: Partial<TicketSearch>) => void
}

/** Cell of a ticket, by column. */
function useCells(sought: string): Record<TicketSort, (row: TicketRow) => ReactNode> {
  const ofTicket = useMessages(ticketMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  const dates = useDates()
  return {
    reference: (row) => (
      <>
        <AnchorLink
          to="/tickets/$id"
          params={{ id: row.publicId }}
          fw={550}
          c="inherit"
          className={styles.reference}
        >
          <Highlight text={row.ticketReferenceKey} sought={sought} />
        </AnchorLink>
        {row.isVoided && <span className="dimmed size-13"> · {ofTicket.voided}</span>}
        {row.isBlocked && <span className="dimmed size-13"> · {ofTicket.blocked}</span>}
      </>
    ),
    category: (row) => localized(row.description),
    product: (row) => <span title={localized(row.title)}>{localized(row.title)}</span>,
    type: (row) => kinds[row.category],
    sold: (row) => dates.moment(row.createdDateTimeUtc),
    activation: (row) => row.activationDateTimeUtc && dates.moment(row.activationDateTimeUtc),
    firstName: (row) => <Highlight text={row.firstName ?? ''} sought={sought} />,
    lastName: (row) => <Highlight text={row.lastName ?? ''} sought={sought} />,
  }
}

export function TicketsTable({ rows, search, isOld, display, onGo }: ListProps) {
  const messages = useMessages(ticketListMessages)
  const router = useRouter()
  const cells = useCells(search.q)
  const columns = ticketSorts.filter((column) => !display.hidden.includes(column))
  const hrefOf = (id: string) => router.buildLocation({ to: '/tickets/$id', params: { id } }).href
  const sort = (next: TicketSearch['sort']) => onGo({ sort: next, page: 1 })
  return (
    <div className="panel scroll-frame">
      <table
        className={styles.table}
        aria-label={messages.title}
        data-old={isOld || undefined}
        data-density={display.density}
        aria-busy={isOld}
      >
        <thead>
          <tr>
            {columns.map((column) =>
              column === 'category' ? (
                <Suspense key={column} fallback={<th scope="col">{messages.columns.category}</th>}>
                  <CategoryHead search={search} onGo={onGo} />
                </Suspense>
              ) : (
                <SortHead
                  key={column}
                  column={column}
                  label={messages.columns[column]}
                  sort={search.sort}
                  onSort={sort}
                />
              ),
            )}
            <th scope="col">
              <span className="visually-hidden">{messages.view}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = row.publicId
            const peek = () => onGo({ peek: id })
            return (
              // A shortcut for pointers; keyboards use the link and the preview button of the row.
              <tr
                key={id}
                aria-current={search.peek === id || undefined}
                onClick={(event) => openRow(event, () => hrefOf(id), peek)}
              >
                {columns.map((column) => (
                  <td key={column} className={column === 'product' ? styles.contents : undefined}>
                    {cells[column](row)}
                  </td>
                ))}
                <td className={styles.view}>
                  <IconAction
                    size={28}
                    label={messages.viewOf(row.ticketReferenceKey)}
                    icon={IconLayoutSidebarRightExpand}
                    iconSize={18}
                    onClick={peek}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
