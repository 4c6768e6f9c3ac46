import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { Confirm } from '../../kit/layout/confirm.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { terminalMessages } from './terminal.messages.ts'
import { useDisconnectTerminal } from './terminal.queries.ts'

/** The paired terminal, with a button to disconnect it. */
export function PairedTerminal({ id }: { id: string | null }) {
  const messages = useMessages(terminalMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Text component="output" fw={620}>
        {messages.paired}
      </Text>
      <Text>{messages.pairedHint}</Text>
      {id && (
        <Text size="sm" c="dimmed">
          {messages.terminal(id)}
        </Text>
      )}
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {messages.disconnect}
      </Button>
      {isAsking && <DisconnectTerminal onClose={() => setAsking(false)} />}
    </>
  )
}

function DisconnectTerminal({ onClose }: { onClose: () => void }) {
  const messages = useMessages(terminalMessages)
  const { publicId } = useBusiness()
  const disconnect = useDisconnectTerminal(onClose)
  return (
    <Confirm
      isDangerous
      title={messages.disconnectTitle}
      verb={messages.disconnect}
      isPending={disconnect.isPending}
      onClose={onClose}
      onConfirm={() => disconnect.mutate({ params: { id: publicId } })}
    >
      <>
        <Text mb="md">{messages.disconnectText}</Text>
        <ProblemAlert error={disconnect.error} />
      </>
    </Confirm>
  )
}
