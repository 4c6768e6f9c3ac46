import { Link } from '@tanstack/react-router'
import { IconBed, IconBuildingStore, IconForms, IconMail, IconMountain, IconPackage, IconReceipt2, IconSkiJumping, IconTag, IconTicket, type Icon } from '@tabler/icons-react'
import { useWords } from '../kit/words.ts'
import { appWords } from './app.words.ts'
import { pagesOf, type Page } from './pages.ts'
import type { Session } from './session.ts'
import styles from './rail.module.css'

const icons: Record<Page['to'], Icon> = {
  '/sell': IconTicket,
  '/orders': IconReceipt2,
  '/activities': IconMountain,
  '/equipment-rentals': IconSkiJumping,
  '/lodging': IconBed,
  '/products': IconPackage,
  '/pricings': IconTag,
  '/forms': IconForms,
  '/communication': IconMail,
  '/collaborator': IconBuildingStore,
}

/** Only what the role opens, grouped by job; a bar at the bottom of a phone. */
export function Rail({ session }: { session: Session }) {
  const words = useWords(appWords)
  const groups = Map.groupBy(pagesOf(session), ({ job }) => job)
  return (
    <nav className={styles.rail} aria-label={words.navigation}>
      {[...groups].map(([job, pages]) => (
        <div key={job} className={styles.group}>
          <span className={styles.job} id={`job-${job}`}>{words.jobs[job]}</span>
          <ul aria-labelledby={`job-${job}`}>
            {pages.map(({ to }) => {
              const Sign = icons[to]
              return (
                <li key={to}>
                  <Link to={to} className={styles.page} title={words.pages[to]}>
                    <Sign size={20} stroke={1.6} aria-hidden /><span>{words.pages[to]}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
