import { Button, Skeleton, Text } from '@mantine/core'
import { useId } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { ButtonLink } from '../kit/layout/links.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { Registration } from './payment-search.rules.ts'
import { ProviderCards } from './provider-cards.tsx'
import { providerMessages } from './provider.messages.ts'
import { useProvider } from './provider.queries.ts'
import { mayHaveTerminal, type PaymentConfiguration } from './provider.rules.ts'
import styles from './payments.module.css'

type Props = {
  /** Set when the user returns from the provider's page. */
  registration: Registration | undefined
  onGoOn: () => void
}

/** The payment provider of the business, and its terminal. */
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
          <Terminal configuration={configuration} />
        </div>
      )}
    </QueryBoundary>
  )
}

/** Link to the terminal; if none is possible, the button names the provider that supports one. */
function Terminal({ configuration }: { configuration: PaymentConfiguration }) {
  const messages = useMessages(providerMessages)
  const why = useId()
  const label = configuration.connectedTerminalId
    ? messages.manageTerminal
    : messages.connectTerminal
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="terminal">
      <h2 className="size-16" id="terminal">
        {messages.terminal}
      </h2>
      <div className={styles.actions}>
        {mayHaveTerminal(configuration) ? (
          <ButtonLink variant="default" to="/settings/payment-taxes/square/terminal">
            {label}
          </ButtonLink>
        ) : (
          <>
            <Button variant="default" aria-disabled data-disabled aria-describedby={why}>
              {label}
            </Button>
            <Text size="sm" c="dimmed" id={why}>
              {configuration.paymentService === 'Square' ? messages.onlyReady : messages.onlySquare}
            </Text>
          </>
        )}
      </div>
    </section>
  )
}
