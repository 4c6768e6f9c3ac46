import { Alert, Anchor, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { isApiError } from '../kit/api/api-error.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { Disconnect } from './disconnect.tsx'
import { providerMessages } from './provider.messages.ts'
import { useRegistration } from './provider.queries.ts'
import { isAwaited, type PaymentConfiguration, type ProviderState } from './provider.rules.ts'
import { useStripePage } from './use-stripe-page.ts'
import styles from './payments.module.css'

type Props = {
  state: ProviderState
  configuration: PaymentConfiguration
  /** The link that the person followed was too old. */
  hasExpired: boolean
  /** Another link was asked for. */
  onGoOn: () => void
}

const goesOn = (state: ProviderState, hasExpired: boolean) =>
  ['free', 'started', 'uncompleted'].includes(state) || (state === 'completed' && hasExpired)

/** The registration at Stripe, from its beginning to the first payment. */
export function StripeCard({ state, configuration, hasExpired, onGoOn }: Props) {
  const messages = useMessages(providerMessages)
  const page = useStripePage()
  const isOffered = configuration.offered.includes('Stripe')
  const isConnected = configuration.paymentService === 'Stripe'
  const press = () => {
    if (hasExpired) onGoOn()
    void page.open()
  }
  const labelOf = () => {
    if (state === 'free') return messages.connect
    return hasExpired ? messages.again : messages.goOn
  }
  return (
    <>
      <Explained state={state} configuration={configuration} />
      {isConnected && configuration.dashboardUrl && (
        <Outside href={configuration.dashboardUrl}>{messages.dashboard}</Outside>
      )}
      <div className={styles.actions}>
        {isOffered && goesOn(state, hasExpired) && (
          <Button loading={page.isPending} onClick={press}>
            {labelOf()}
          </Button>
        )}
        {isAwaited(configuration) && <Check />}
        {isConnected && <Leave />}
      </div>
      {page.link && (
        <Text size="sm" component="output">
          {messages.blocked} <Outside href={page.link}>{messages.toRegistration}</Outside>
        </Text>
      )}
      <NotConnected error={page.error} />
    </>
  )
}

function Explained({ state, configuration }: Pick<Props, 'state' | 'configuration'>) {
  const messages = useMessages(providerMessages)
  const dates = useDates()
  const { paymentAccountId, startedDateTimeUtc } = configuration
  if (state === 'notOffered') return null
  return (
    <>
      <Text size="sm" component="output">
        {state === 'free' || state === 'taken' ? messages.stripeText : messages.texts[state]}
      </Text>
      {paymentAccountId && (
        <Text size="sm" c="dimmed" className={styles.facts}>
          {messages.account(paymentAccountId)}
          {startedDateTimeUtc && ` · ${messages.startedOn(dates.day(startedDateTimeUtc))}`}
        </Text>
      )}
    </>
  )
}

/** The provider is asked again by itself; who waits may ask too. */
function Check() {
  const messages = useMessages(providerMessages)
  const check = useRegistration()
  const sentenceOf = () => {
    if (check.isFetching) return messages.checking
    return check.isError ? messages.checkFailed : ''
  }
  return (
    <>
      <Button variant="default" onClick={() => void check.refetch({ cancelRefetch: false })}>
        {messages.check}
      </Button>
      <Text size="sm" component="output" className={styles.checked}>
        {sentenceOf()}
      </Text>
    </>
  )
}

function Leave() {
  const messages = useMessages(providerMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {messages.disconnect}
      </Button>
      {isAsking && <Disconnect onClose={() => setAsking(false)} />}
    </>
  )
}

/** Why there is no link, in the name of the provider. */
function NotConnected({ error }: { error: unknown }) {
  const messages = useMessages(providerMessages)
  const say = useProblemMessage()
  if (!error) return null
  const own = messages.connectProblems
  const names = Object.keys(own) as (keyof typeof own)[]
  const name = names.find((each) => isApiError(error, each))
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      title={messages.commands.connectStripe.error}
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      {name ? own[name] : say(error)}
    </Alert>
  )
}

function Outside({ href, children }: { href: string; children: string }) {
  const messages = useMessages(providerMessages)
  return (
    <Anchor
      className={styles.outside}
      size="sm"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <IconExternalLink size={14} aria-hidden />
      <span className="visually-hidden"> {messages.newTab}</span>
    </Anchor>
  )
}
