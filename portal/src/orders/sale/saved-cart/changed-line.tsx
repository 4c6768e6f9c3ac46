import { Text } from '@mantine/core'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import type { LineChange } from './changed-line.rules.ts'
import { savedCartMessages } from './saved-cart.messages.ts'

export function ChangedLine({ change }: { change: LineChange | null }) {
  const messages = useMessages(savedCartMessages)
  const localized = useLocalized()
  const money = useMoney()
  if (!change) return null
  const { cents, wasNamed } = change
  return (
    <Text component="output" size="sm" display="block">
      {cents && messages.priceWas(money(cents.was / 100), money(cents.is / 100))}
      {cents && wasNamed && ' '}
      {wasNamed && messages.nameWas(localized(wasNamed))}
    </Text>
  )
}
