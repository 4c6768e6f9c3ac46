import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'
import { ApiKeys } from './api-keys.tsx'

/** What the business has set once, and seldom looks at. */
export function ConfigurationScreen() {
  const messages = useMessages(apiKeyMessages)
  return (
    <>
      <PageHead title={messages.page} />
      <ApiKeys />
    </>
  )
}
