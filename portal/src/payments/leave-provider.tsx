import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { providerMessages } from './provider.messages.ts'
import { useDisconnect } from './provider.queries.ts'
import type { Connectable } from './provider.rules.ts'

type Props = { provider: Connectable }

/** Disconnects a provider, after a confirmation with the consequences. */
export function LeaveProvider({ provider }: Props) {
  const messages = useMessages(providerMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {messages.disconnect}
      </Button>
      {isAsking && <Disconnect provider={provider} onClose={() => setAsking(false)} />}
    </>
  )
}

function Disconnect({ provider, onClose }: Props & { onClose: () => void }) {
  const messages = useMessages(providerMessages)
  const { publicId } = useBusiness()
  const disconnect = useDisconnect(onClose)
  return (
    <Confirm
      isDangerous
      title={messages.disconnectTitle(provider)}
      verb={messages.disconnect}
      isPending={disconnect.isPending}
      onClose={onClose}
      onConfirm={() => disconnect.mutate({ params: { id: publicId } })}
    >
      <>
        <Text mb="md">{messages.disconnectText(provider)}</Text>
        <ProblemAlert error={disconnect.error} />
      </>
    </Confirm>
  )
}
