import type { ClientSort } from '@guichet/contract/clients/client-sorts.ts'
import { IconEye } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useDates } from '../kit/dates/dates.ts'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { openRow } from '../kit/tables/open-row.ts'
import { SortHead } from '../kit/tables/sort-head.tsx'
import { Highlight } from '../kit/text/highlight.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { clientDefaults, type ClientAddress } from './clients-search.rules.ts'
import { clientMessages } from './clients.messages.ts'
import type { Client } from './clients.queries.ts'
import { nameOf } from './name-of.ts'
import styles from '../kit/tables/list.module.css'

export type ListProps = {
  rows: readonly Client[]
  search: ClientAddress
  isOld: boolean
  onGo: (next: Partial<ClientAddress>) => void
}
const columns: readonly ClientSort[] = ['firstName', 'lastName', 'email']

export function ClientsTable({ rows, search, isOld, onGo }: ListProps) {
  const messages = useMessages(clientMessages)
  const dates = useDates()
  const router = useRouter()
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
            {columns.map((column) => (
              <SortHead
                key={column}
                column={column}
                label={messages.columns[column]}
                sort={search.sort}
                onSort={(sort) => onGo({ sort, page: 1 })}
              />
            ))}
            <th scope="col" className={styles.plain}>
              {messages.lastTransaction}
            </th>
            <th scope="col">
              <span className="visually-hidden">{messages.view}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const peek = row.profilePublicId
            const look = () => onGo({ peek, tab: clientDefaults.tab })
            const href = () =>
              router.buildLocation({ to: '/clients', search: { ...search, peek } }).href
            return (
              // Shortcut for the pointer only: keyboards use the button in the same row.
              <tr
                key={peek}
                aria-current={search.peek === peek || undefined}
                onClick={(event) => openRow(event, href, look)}
              >
                {columns.map((column) => (
                  <td key={column}>
                    <Highlight text={row[column] ?? ''} sought={search.q} />
                  </td>
                ))}
                <td>
                  {row.lastTransactionDateTimeUtc && dates.moment(row.lastTransactionDateTimeUtc)}
                </td>
                <td className={styles.view}>
                  <IconAction
                    size={28}
                    label={messages.viewOf(nameOf(row) || messages.nameless)}
                    icon={IconEye}
                    iconSize={18}
                    onClick={look}
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
