import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMessages } from '../kit/text/messages.ts'
import { AccountFacts } from './account-facts.tsx'
import { CheckRegistration } from './check-registration.tsx'
import { LeaveProvider } from './leave-provider.tsx'
import { NotConnected } from './not-connected.tsx'
import { OutsideLink } from './outside-link.tsx'
import { providerMessages } from './provider.messages.ts'
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
