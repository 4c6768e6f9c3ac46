import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useDates } from '../kit/dates/dates.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { AccountKey } from './account-key.tsx'
import { journalMessages } from './journal.messages.ts'
import type { Journal, JournalLine } from './journal.queries.ts'
import styles from './journal.module.css'

/** Number of days rendered at first: a year would be thousands of rows. */
const daysAtOnce = 31

/** Totals of each account in the period. */
export function AccountsTable({ journal: { accounts, totals } }: { journal: Journal }) {
  const messages = useMessages(journalMessages)
  return (
    <Ledger id="journal-accounts" title={messages.byAccount} totals={totals}>
      <tbody>
        {accounts.map((line) => (
          <Row key={line.account} line={line} isKeyShown />
        ))}
      </tbody>
    </Ledger>
  )
}

/** Entries by day; each day is balanced. */
export function DaysTable({ journal: { lines, totals } }: { journal: Journal }) {
  const messages = useMessages(journalMessages)
  const dates = useDates()
  const [shown, setShown] = useState(daysAtOnce)
  const days = [...Map.groupBy(lines, ({ date }) => date)]
  const left = days.length - shown
  return (
    <Ledger
      id="journal-days"
      title={messages.byDay}
      totals={totals}
      after={
        left > 0 && (
          <Button variant="subtle" onClick={() => setShown(shown + daysAtOnce)}>
            {messages.moreDays(Math.min(left, daysAtOnce))}
          </Button>
        )
      }
    >
      {days.slice(0, shown).map(([date, some]) => (
        <tbody key={date}>
          <tr className={styles.day}>
            <th colSpan={4} scope="rowgroup">
              {date} <small>{dates.weekday(date)}</small>
            </th>
          </tr>
          {some.map((line) => (
            <Row key={line.account} line={line} />
          ))}
        </tbody>
      ))}
    </Ledger>
  )
}

type LedgerProps = {
  id: string
  title: string
  totals: Journal['totals']
  children: ReactNode
  after?: ReactNode
}
function Ledger({ id, title, totals, children, after }: LedgerProps) {
  const messages = useMessages(journalMessages)
  const money = useMoney()
  return (
    <section className={`panel ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="scroll-frame">
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{messages.code}</th>
              <th scope="col">{messages.account}</th>
              <th scope="col" className="figure">
                {messages.debit}
              </th>
              <th scope="col" className="figure">
                {messages.credit}
              </th>
            </tr>
          </thead>
          {children}
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {messages.total}
              </th>
              <td className="figure">{money(totals.debit)}</td>
              <td className="figure">{money(totals.credit)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {after && <div className={styles.after}>{after}</div>}
    </section>
  )
}

type RowProps = { line: Omit<JournalLine, 'date'>; isKeyShown?: boolean }
/** An account without a code is identified by its key. */
function Row({ line: { account, code, name, debit, credit }, isKeyShown = false }: RowProps) {
  const localized = useLocalized()
  const money = useMoney()
  return (
    <tr>
      <td>{code}</td>
      <td>
        {localized(name)}
        {isKeyShown && !code && <AccountKey account={account} />}
      </td>
      <td className="figure">{debit !== 0 && money(debit)}</td>
      <td className="figure">{credit !== 0 && money(credit)}</td>
    </tr>
  )
}
