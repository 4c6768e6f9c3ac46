import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { isApiError } from '../kit/api/api-error.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { useMessages } from '../kit/text/messages.ts'
import { providerMessages } from './provider.messages.ts'
import type { Connectable } from './provider.rules.ts'

/** Why no link to the provider could be created. */
export function NotConnected({ provider, error }: { provider: Connectable; error: unknown }) {
  const messages = useMessages(providerMessages)
  const say = useProblemMessage()
  if (!error) return null
  const own = messages.connectProblems
  const names = Object.keys(own) as (keyof typeof own)[]
  const name = names.find((each) => isApiError(error, each))
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      title={messages.commands[`connect${provider}`].error}
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      {name ? own[name](provider) : say(error)}
    </Alert>
  )
}
