import { useMessages } from '../kit/text/messages.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { FigurePanel } from './figure-panel.tsx'
import styles from './dashboard.module.css'

type Props = {
  title: string
  rows: readonly { name: string; count: number }[]
  empty?: string
  isWide?: boolean
}

/** Counts by name, each with a bar behind it. */
export function TallyPanel({ title, rows, empty, isWide = false }: Props) {
  const messages = useMessages(dashboardMessages)
  const most = Math.max(...rows.map(({ count }) => count))
  const lines = [[messages.name, messages.count], ...rows.map(({ name, count }) => [name, count])]
  return (
    <FigurePanel title={title} lines={lines} hasPicture={false} isWide={isWide}>
      {rows.length === 0 ? (
        <p className={styles.hint}>{empty}</p>
      ) : (
        <table className={styles.table} aria-label={title}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{messages.name}</th>
              <th scope="col">{messages.count}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.tallied}>
                  <span style={{ width: `${(count / most) * 100}%` }} />
                  {count}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FigurePanel>
  )
}
