import { Text } from '@mantine/core'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'
import { useRevokeApiKey, type ApiKey } from './api-keys.queries.ts'

export function RevokeApiKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const messages = useMessages(apiKeyMessages)
  const revoke = useRevokeApiKey(onClose)
  return (
    <Confirm
      isDangerous
      title={messages.revokeTitle(apiKey.name)}
      verb={messages.revoke}
      isPending={revoke.isPending}
      onClose={onClose}
      onConfirm={() => revoke.mutate({ params: { id: apiKey.publicId } })}
    >
      <>
        <Text mb="md">{messages.revokeText}</Text>
        <ProblemAlert error={revoke.error} />
      </>
    </Confirm>
  )
}
