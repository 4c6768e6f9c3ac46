import { Button, Text, Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isApiError } from '../kit/api/api-error.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { useMessages } from '../kit/text/messages.ts'
import { AccountFacts } from './account-facts.tsx'
import { LeaveProvider } from './leave-provider.tsx'
import { OutsideLink } from './outside-link.tsx'
import { providerMessages } from './provider.messages.ts'
import { useRegistration } from './provider.queries.ts'
import {
  isAwaited,
  type Connectable,
  type PaymentConfiguration,
  type ProviderState,
} from './provider.rules.ts'
import { useProviderPage } from './use-provider-page.ts'
import styles from './payments.module.css'

type Standing = {
  service: Connectable
  state: ProviderState
  configuration: PaymentConfiguration
}
type Props = Standing & {
  /** Label of the button to the provider's page; null when nothing is left to do. */
  verb: string | null
  onPress?: () => void
  /** Called when the link to the provider's page has arrived. */
  onLink?: () => void
  /** Further actions, shown next to the button. */
  beside?: ReactNode
  children?: ReactNode
}
const nothing = () => {}

/** Card of a provider: its registration, from the start to the first payment. */
export function ConnectableCard({
  service,
  state,
  configuration,
  verb,
  onPress = nothing,
  onLink = nothing,
  beside,
  children,
}: Props) {
  const messages = useMessages(providerMessages)
  const page = useProviderPage(service, onLink)
  const isConnected = configuration.paymentService === service
  const press = () => {
    onPress()
    void page.open()
  }
  return (
    <>
      <Explained service={service} state={state} configuration={configuration} />
      {isConnected && configuration.dashboardUrl && (
        <OutsideLink href={configuration.dashboardUrl}>{messages.dashboard(service)}</OutsideLink>
      )}
      {children}
      <div className={styles.actions}>
        {verb && configuration.offered.includes(service) && (
          <Button loading={page.isPending} onClick={press}>
            {verb}
          </Button>
        )}
        {beside}
        {isAwaited(configuration) && <CheckRegistration provider={service} />}
        {isConnected && <LeaveProvider provider={service} />}
      </div>
      {page.link && (
        <Text size="sm" component="output">
          {messages.blocked} <OutsideLink href={page.link}>{messages.toPage(service)}</OutsideLink>
        </Text>
      )}
      <NotConnected provider={service} error={page.error} />
    </>
  )
}

function Explained({ service, state, configuration }: Standing) {
  const messages = useMessages(providerMessages)
  if (state === 'notOffered') return null
  const texts = messages.texts[service]
  return (
    <>
      <Text size="sm" component="output">
        {state === 'free' || state === 'taken' ? texts.other : texts[state]}
      </Text>
      <AccountFacts configuration={configuration} />
    </>
  )
}

/** Checks the registration at the provider on request, besides the automatic checks. */
function CheckRegistration({ provider }: { provider: Connectable }) {
  const messages = useMessages(providerMessages)
  const check = useRegistration()
  const sentenceOf = () => {
    if (check.isFetching) return messages.checking(provider)
    return check.isError ? messages.checkFailed(provider) : ''
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

/** Why no link to the provider could be created. */
function NotConnected({ provider, error }: { provider: Connectable; error: unknown }) {
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
      title={messages.commands[`connect${provider}`].error}
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      {name ? own[name](provider) : say(error)}
    </Alert>
  )
}
