import { Button, Skeleton, Text } from '@mantine/core'
import { useId } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { Registration } from './payment-search.rules.ts'
import { ProviderCards } from './provider-cards.tsx'
import { providerMessages } from './provider.messages.ts'
import { useProvider } from './provider.queries.ts'
import styles from './payments.module.css'

type Props = {
  /** The provider sent the person back to this page. */
  registration: Registration | undefined
  onGoOn: () => void
}

/** Who takes the payments of the business. */
export function ProviderTab(props: Props) {
  const messages = useMessages(providerMessages)
  const provider = useProvider()
  return (
    <QueryBoundary
      query={provider}
      title={messages.failed}
      loading={<Skeleton height={320} maw={880} />}
    >
      {(configuration) => (
        <div className={styles.providers}>
          <Text size="sm" c="dimmed">
            {messages.intro}
          </Text>
          <ProviderCards configuration={configuration} {...props} />
          <Terminal />
        </div>
      )}
    </QueryBoundary>
  )
}

/** There is none for the providers of today: the button says with which there would be. */
function Terminal() {
  const messages = useMessages(providerMessages)
  const why = useId()
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="terminal">
      <h2 className={styles.heading} id="terminal">
        {messages.terminal}
      </h2>
      <div className={styles.actions}>
        <Button variant="default" aria-disabled data-disabled aria-describedby={why}>
          {messages.connectTerminal}
        </Button>
        <Text size="sm" c="dimmed" id={why}>
          {messages.onlySquare}
        </Text>
      </div>
    </section>
  )
}
