import { Text } from '@mantine/core'
import type { MenuOwner } from '../../kit/session/menu-preview.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { pageMessages } from '../page.messages.ts'
import { pagesFor } from '../pages.ts'
import { menuMessages } from './menu-of.messages.ts'
import { pageIcons } from './page-icons.ts'
import styles from './menu-of.module.css'

/** Read-only preview of the rail of somebody with these accesses. */
export function MenuOf({ who }: { who: MenuOwner }) {
  const names = useMessages(pageMessages)
  const { noPages } = useMessages(menuMessages)
  const groups = Map.groupBy(pagesFor(who), ({ job }) => job)
  if (groups.size === 0)
    return (
      <Text size="sm" c="dimmed">
        {noPages}
      </Text>
    )
  return (
    <div className={styles.menu}>
      {[...groups].map(([job, pages]) => (
        <section key={job} aria-label={names.jobs[job]}>
          <p className={styles.job}>{names.jobs[job]}</p>
          <ul>
            {pages.map(({ to }) => {
              const Sign = pageIcons[to]
              return (
                <li key={to}>
                  <Sign size={18} stroke={1.6} aria-hidden />
                  {names.pages[to]}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
