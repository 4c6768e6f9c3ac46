import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useOwnTill } from '../domain/own-till.queries.ts'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { lazyInside } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { OwnTill } from './own-till.tsx'
import { tillMessages } from './till.messages.ts'
import styles from './till.module.css'

const route = getRouteApi('/inside/till')
// For people who oversee tills: clerks do not load it.
const AllTills = lazyInside(() => import('./all-tills.tsx'), 'AllTills')
const TillSettings = lazyInside(() => import('./till-settings.tsx'), 'TillSettings')

/** The clerk's own till; below, all tills and their settings for people who oversee them. */
export function TillScreen() {
  const messages = useMessages(tillMessages)
  const business = useBusiness()
  const { to } = route.useSearch()
  const own = useOwnTill()
  const oversees = mayOpen(business, 'SalesReports')
  return (
    <>
      <PageHead title={messages.title} />
      <div className={styles.page}>
        <QueryBoundary query={own} title={messages.loadFailed} loading={<Skeleton height={240} />}>
          {(loaded) => (
            <>
              {mayOpen(business, 'TicketCreation') && <OwnTill own={loaded} />}
              {oversees && (
                <Suspense fallback={<Skeleton height={240} />}>
                  <AllTills to={to} />
                  <TillSettings own={loaded} />
                </Suspense>
              )}
            </>
          )}
        </QueryBoundary>
      </div>
    </>
  )
}
