import { Button, Group, Text } from '@mantine/core'
import { useMessages } from '../../kit/text/messages.ts'
import { allotmentMessages } from '../../orders/allotments/allotments.messages.ts'
import { BarePage } from '../shell/bare-page.tsx'

type Props = { count: number; onLeave: () => void }
/** Warns at sign-out of unsettled offline sales, whose data stays on this device. */
export function UnsettledSalesWarning({ count, onLeave }: Props) {
  const messages = useMessages(allotmentMessages)
  return (
    <BarePage title={messages.leaveTitle(count)}>
      <Text>{messages.leaveHint}</Text>
      <Group gap="sm">
        <Button component="a" href="/sell/offline">
          {messages.leaveSettle}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {messages.leaveAnyway}
        </Button>
      </Group>
    </BarePage>
  )
}
