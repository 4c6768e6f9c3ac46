import { IconListSearch, IconShieldExclamation, IconWebhook } from '@tabler/icons-react'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'
import { ApiKeys } from './api-keys.tsx'
import { CalendarLinks } from './calendar-links.tsx'
import { Settings } from './settings.tsx'

/** What the business has set once, and seldom looks at. */
export function ConfigurationScreen() {
  const messages = useMessages(apiKeyMessages)
  return (
    <>
      <PageHead
        title={messages.page}
        aside={
          <>
            <ButtonLink
              to="/configuration/webhooks"
              variant="default"
              leftSection={<IconWebhook size={16} aria-hidden />}
            >
              {messages.webhooks}
            </ButtonLink>
            <ButtonLink
              to="/configuration/incidents"
              variant="default"
              leftSection={<IconShieldExclamation size={16} aria-hidden />}
            >
              {messages.incidents}
            </ButtonLink>
            <ButtonLink
              to="/configuration/audit"
              variant="default"
              leftSection={<IconListSearch size={16} aria-hidden />}
            >
              {messages.audit}
            </ButtonLink>
          </>
        }
      />
      <Settings />
      <ApiKeys />
      <CalendarLinks />
    </>
  )
}
