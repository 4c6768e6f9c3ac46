import { Text } from '@mantine/core'
import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { providerMessages } from './provider.messages.ts'
import type { PaymentConfiguration } from './provider.rules.ts'

/** Account id of the business at the provider, and the date since when it exists. */
export function AccountFacts({
  configuration: { paymentAccountId, startedDateTimeUtc },
}: {
  configuration: PaymentConfiguration
}) {
  const messages = useMessages(providerMessages)
  const dates = useDates()
  if (!paymentAccountId) return null
  return (
    <Text size="sm" c="dimmed" className="breaks">
      {messages.account(paymentAccountId)}
      {startedDateTimeUtc && ` · ${messages.startedOn(dates.day(startedDateTimeUtc))}`}
    </Text>
  )
}
