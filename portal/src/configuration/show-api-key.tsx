import { SecretOnce } from '../kit/layout/secret-once.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'

/** Shows a new key; it cannot be read again later. */
export function ShowApiKey({ text, onClose }: { text: string; onClose: () => void }) {
  const messages = useMessages(apiKeyMessages)
  return (
    <SecretOnce
      title={messages.madeTitle}
      text={messages.madeText}
      value={text}
      labels={messages}
      onClose={onClose}
    />
  )
}
