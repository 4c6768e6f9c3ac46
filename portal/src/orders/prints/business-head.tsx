import { brandColours } from '@guichet/contract/brand-colour.ts'
import type { CSSProperties } from 'react'
import { useBusiness } from '../../kit/session/business.ts'
import { useLocalized } from '../../kit/text/messages.ts'
import styles from './print.module.css'

/** What is drawn in the colour of the business on white paper. */
export const useBrandLine = () =>
  ({ '--brand-line': brandColours(useBusiness().colour).onLight }) as CSSProperties

/** The logo of the business, where it has one; its name stands beside it in words. */
export function BusinessLogo() {
  const { logoUrl } = useBusiness()
  return logoUrl && <img src={logoUrl} alt="" className={styles.logo} />
}

/** Whose paper it is. */
export function BusinessHead({
  as: Heading = 'h1',
  hasLogo = true,
}: {
  as?: 'h1' | 'p'
  /** A picture can be fetched. */
  hasLogo?: boolean
}) {
  const { name } = useBusiness()
  const localized = useLocalized()
  return (
    <header className={styles.head} style={useBrandLine()}>
      {hasLogo && <BusinessLogo />}
      <Heading className={styles.business}>{localized(name)}</Heading>
    </header>
  )
}
