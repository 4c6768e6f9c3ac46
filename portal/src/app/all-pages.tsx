import { Drawer, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useReturnFocus } from '../kit/focus/return-focus.ts'
import { phoneQuery } from '../kit/layout/breakpoints.ts'
import { useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'
import { pageMessages } from './page.messages.ts'
import type { Page } from './pages.ts'
import { pageIcons } from './shell/page-icons.ts'
import styles from './all-pages.module.css'

/** All pages that the role opens, by job: more than fit in the bar of a phone. */
export function AllPages({
  groups,
  onClose,
}: {
  groups: Map<Page['job'], Page[]>
  onClose: () => void
}) {
  const messages = useMessages(appMessages)
  const names = useMessages(pageMessages)
  // On a screen that has become wider, the rail shows the pages itself.
  const isPhone = useMediaQuery(phoneQuery, true, { getInitialValueInEffect: false })
  useReturnFocus(true)
  return (
    <Drawer
      opened={isPhone}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={
        <Text span fw={620} size="lg">
          {messages.allPages}
        </Text>
      }
      closeButtonProps={{ 'aria-label': messages.close }}
      classNames={{ content: styles.content! }}
    >
      <nav aria-label={messages.allPages}>
        {[...groups].map(([job, pages]) => (
          <section key={job} className={styles.group} aria-labelledby={`all-${job}`}>
            <h3 className={styles.job} id={`all-${job}`}>
              {names.jobs[job]}
            </h3>
            <ul>
              {pages.map(({ to }) => {
                const Sign = pageIcons[to]
                return (
                  <li key={to}>
                    <Link
                      to={to}
                      activeOptions={{ exact: to === '/' }}
                      className={styles.page}
                      onClick={onClose}
                    >
                      <Sign size={20} stroke={1.6} aria-hidden />
                      {names.pages[to]}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </nav>
    </Drawer>
  )
}
