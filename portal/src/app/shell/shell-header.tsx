import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { appMessages } from '../app.messages.ts'
import type { Session } from '../session/session.ts'
import { BrandMark } from './brand-mark.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { SearchButton } from './search-button.tsx'
import { SwitchBusiness } from './switch-business.tsx'
import { UserMenu } from './user-menu.tsx'
import styles from './shell-header.module.css'

// Rarely needed, so loaded after the page.
const Tray = lazy(() => import('../../work/tray.tsx').then((module) => ({ default: module.Tray })))

export function ShellHeader({ session }: { session: Session }) {
  const messages = useMessages(appMessages)
  const localized = useLocalized()
  const { profile, business } = session
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand} aria-label={`Guichet – ${messages.goHome}`}>
        <BrandMark withName />
      </Link>
      <SwitchBusiness
        businesses={profile.associatedCollaborators}
        current={business!.publicId}
        currentName={localized(business!.name)}
      />
      <SearchButton />
      <div className={styles.who}>
        <span className="dimmed size-12">{messages.role}</span>
        <span className="size-13 medium">
          {profile.firstName} {profile.lastName}
        </span>
      </div>
      <Suspense fallback={null}>
        <Tray key={business!.publicId} />
      </Suspense>
      <LanguageToggle />
      <UserMenu session={session} />
    </header>
  )
}
