import { useMessages } from '../kit/text/messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'
import { useRevokeApiKey, type ApiKey } from './api-keys.queries.ts'
import { ConfirmRevoke } from './revoke.tsx'

export function RevokeApiKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const messages = useMessages(apiKeyMessages)
  const revoke = useRevokeApiKey(onClose)
  return <ConfirmRevoke words={messages} revoked={apiKey} command={revoke} onClose={onClose} />
}
