import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { BusinessContext, BusinessReload, hasAnyAccess } from '../../kit/session/business.ts'
import { MenuPreview, type MenuOwner } from '../../kit/session/menu-preview.ts'
import { LanguageChange } from '../../kit/text/language-change.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { appMessages } from '../app.messages.ts'
import { pagesOf } from '../pages.ts'
import { useChangeLanguage } from '../session/session.queries.ts'
import { reloadBusiness, useIsSwitching, useSession } from '../session/session.ts'
import { Waiting } from '../waiting.tsx'
import { ClockBanner } from './clock-banner.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Rail } from './rail.tsx'
import { ShellHeader } from './shell-header.tsx'
import styles from './shell.module.css'

// Rarely or later needed, so loaded after the page.
const MenuOf = lazy(() => import('./menu-of.tsx').then((module) => ({ default: module.MenuOf })))
const IdleLock = lazy(() =>
  import('../session/idle-lock.tsx').then((module) => ({ default: module.IdleLock })),
)
const KeyWatch = lazy(() =>
  import('./key-watch.tsx').then((module) => ({ default: module.KeyWatch })),
)
const drawMenu = (who: MenuOwner) => (
  <Suspense fallback={null}>
    <MenuOf who={who} />
  </Suspense>
)

/** Header, rail and page. A person without any access sees only the page. */
export function Shell() {
  const messages = useMessages(appMessages)
  const session = useSession()
  const isSwitching = useIsSwitching()
  const isCounter = useLocation({ select: ({ pathname }) => pathname === '/sell' })
  const change = useChangeLanguage(session?.profile.publicId ?? '')
  if (!session?.business) return null
  const { business, collaborator } = session
  if (!hasAnyAccess(business))
    return (
      <BusinessContext value={business}>
        <Outlet />
      </BusinessContext>
    )
  return (
    <BusinessContext value={business}>
      <BusinessReload value={reloadBusiness}>
        <LanguageChange value={change}>
          <MenuPreview value={drawMenu}>
            <a href="#content" className={styles.skip}>
              {messages.skip}
            </a>
            <div className={styles.shell} data-counter={isCounter || undefined}>
              <Suspense fallback={null}>
                <IdleLock businessId={business.publicId} />
                <KeyWatch session={session} />
              </Suspense>
              <ShellHeader session={session} />
              {pagesOf(session).length > 0 && <Rail session={session} />}
              <div className={styles.body}>
                <ConnectionBanner />
                <ClockBanner />
                {collaborator?.isOnline === false && <OfflineBanner />}
                {/* Keyed by business, so that nothing entered for one business is sent for
                    another. */}
                <main id="content" className={styles.main} tabIndex={-1} key={business.publicId}>
                  {isSwitching ? <Waiting /> : <Outlet />}
                </main>
              </div>
            </div>
          </MenuPreview>
        </LanguageChange>
      </BusinessReload>
    </BusinessContext>
  )
}
