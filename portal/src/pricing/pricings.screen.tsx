import { Text } from '@mantine/core'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { featureFlags } from '../kit/session/feature-flags.ts'
import { useMessages } from '../kit/text/messages.ts'
import { pricingMessages } from './pricings.messages.ts'
import styles from './pricings.module.css'

const pages = [
  ['/pricings/daily-ticket', 'daily_ticket'],
  ['/pricings/subscription', 'season_pass'],
  ['/pricings/equipment-rental', 'equipment_rental'],
  ['/pricings/donation', 'donation'],
] as const

/** Links to the prices of each kind. */
export function PricingsScreen() {
  const messages = useMessages(pricingMessages)
  return (
    <>
      <PageHead title={messages.title} />
      <Text c="dimmed" mb="md" maw={640}>
        {messages.intro}
      </Text>
      <ul className={styles.kinds}>
        {pages
          .filter(([, kind]) => kind !== 'equipment_rental' || featureFlags().IsNewRentalEnabled)
          .map(([to, kind]) => (
            <li key={to} className="panel">
              <AnchorLink to={to} fw={620}>
                {messages.kinds[kind]}
              </AnchorLink>
              <Text size="sm" c="dimmed">
                {messages.hints[kind]}
              </Text>
            </li>
          ))}
      </ul>
    </>
  )
}
