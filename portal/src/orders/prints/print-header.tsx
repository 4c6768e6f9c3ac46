import { brandColours } from '@guichet/contract/brand-colour.ts'
import type { CSSProperties } from 'react'
import { useBusiness } from '../../kit/session/business.ts'
import { useLocalized } from '../../kit/text/messages.ts'
import styles from './print.module.css'

/** CSS variable with the brand colour of the business, readable on white paper. */
export const useBrandLine = () =>
  ({ '--brand-line': brandColours(useBusiness().colour).onLight }) as CSSProperties

/** Decorative: the name of the business is next to the logo. */
export function BusinessLogo() {
  const { logoUrl } = useBusiness()
  return logoUrl && <img src={logoUrl} alt="" className={styles.logo} />
}

/** Header of a print: logo and name of the business. */
export function PrintHeader({
  as: Heading = 'h1',
  hasLogo = true,
}: {
  as?: 'h1' | 'p'
  /** False for offline prints, which cannot load the logo. */
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
