import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './dashboard.module.css'

type Props = {
  /** Search parameters of the list of orders. */
  orders?: Record<string, string> | undefined
  /** Search parameters of the list of tickets. */
  tickets?: Record<string, string> | undefined
  label: string
  children: ReactNode
}

/** Links a figure to the rows behind it, for people who may open their list. */
export function RowsLink({ orders, tickets, label, children }: Props) {
  const messages = useMessages(dashboardMessages)
  const business = useBusiness()
  const search = orders ?? tickets
  if (!search || !mayOpen(business, orders ? 'Orders' : 'Tickets')) return children
  return (
    <Link
      to={orders ? '/orders' : '/tickets'}
      search={search as never}
      className={styles.rows}
      title={messages.showRows(label)}
    >
      {children}
    </Link>
  )
}
