import { Text } from '@mantine/core'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { providerMessages } from './provider.messages.ts'
import { useDisconnect } from './provider.queries.ts'

/** What goes on and what does not, before the provider is let go. */
export function Disconnect({ onClose }: { onClose: () => void }) {
  const messages = useMessages(providerMessages)
  const { publicId } = useBusiness()
  const disconnect = useDisconnect(onClose)
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
