import { UnstyledButton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../kit/text/messages.ts'
import { appMessages } from '../app.messages.ts'
import { pageMessages } from '../page.messages.ts'
import { barOf, pagesOf } from '../pages.ts'
import type { Session } from '../session/session.ts'
import { pageIcons } from './page-icons.ts'
import styles from './rail.module.css'

// Opened only on phones, so loaded on demand.
const AllPages = lazy(() =>
  import('../all-pages.tsx').then((module) => ({ default: module.AllPages })),
)

/**
 * Pages that the role opens, grouped by job; on a phone, a bottom bar with the first ones and a
 * link to all.
 */
export function Rail({ session }: { session: Session }) {
  const messages = useMessages(appMessages)
  const names = useMessages(pageMessages)
  const pathname = useLocation({ select: (location) => location.pathname })
  // The path at which it was opened: a change of page closes it.
  const [openedAt, setOpenedAt] = useState('')
  const pages = pagesOf(session)
  const bar = barOf(pages)
  const groups = Map.groupBy(pages, ({ job }) => job)
  const isElsewhere = pages.some(
    (page) => !bar.includes(page) && (pathname === page.to || pathname.startsWith(`${page.to}/`)),
  )
  return (
    <nav className={styles.rail} aria-label={messages.navigation}>
      {[...groups].map(([job, members]) => (
        <div
          key={job}
          className={styles.group}
          style={{ flexGrow: members.filter((page) => bar.includes(page)).length }}
        >
          <span className={styles.job} id={`job-${job}`}>
            {names.jobs[job]}
          </span>
          <ul aria-labelledby={`job-${job}`}>
            {members.map((page) => {
              const Sign = pageIcons[page.to]
              return (
                <li key={page.to} {...(!bar.includes(page) && { 'data-beyond': true })}>
                  <Link
                    to={page.to}
                    activeOptions={{ exact: page.to === '/' }}
                    className={styles.page}
                    title={names.pages[page.to]}
                  >
                    <Sign size={20} stroke={1.6} aria-hidden />
                    <span>{names.pages[page.to]}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      {bar.length < pages.length && (
        <UnstyledButton
          className={`${styles.page} ${styles.more}`}
          aria-haspopup="dialog"
          aria-expanded={openedAt === pathname}
          onClick={() => setOpenedAt(pathname)}
          {...(isElsewhere && { 'data-status': 'active', 'aria-current': true })}
        >
          <IconDots size={20} stroke={1.6} aria-hidden />
          <span>{messages.more}</span>
        </UnstyledButton>
      )}
      {openedAt === pathname && (
        <Suspense fallback={null}>
          <AllPages groups={groups} onClose={() => setOpenedAt('')} />
        </Suspense>
      )}
    </nav>
  )
}
