import { Text } from '@mantine/core'
import { featureFlags } from '../kit/feature-flags.ts'
import { AnchorLink } from '../kit/links.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useWords } from '../kit/words.ts'
import { pricingWords } from './pricings.words.ts'
import styles from './pricings.module.css'

const pages = [
  ['/pricings/daily-ticket', 'daily_ticket'],
  ['/pricings/subscription', 'season_pass'],
  ['/pricings/equipment-rental', 'equipment_rental'],
  ['/pricings/donation', 'donation'],
] as const

/** The way to the prices of each kind. */
export function PricingsScreen() {
  const words = useWords(pricingWords)
  return (
    <>
      <PageHead title={words.title} />
      <Text c="dimmed" mb="md" maw={640}>
        {words.intro}
      </Text>
      <ul className={styles.kinds}>
        {pages
          .filter(([, kind]) => kind !== 'equipment_rental' || featureFlags().IsNewRentalEnabled)
          .map(([to, kind]) => (
            <li key={to} className="panel">
              <AnchorLink to={to} fw={620}>
                {words.kinds[kind]}
              </AnchorLink>
              <Text size="sm" c="dimmed">
                {words.hints[kind]}
              </Text>
            </li>
          ))}
      </ul>
    </>
  )
}
