import { Skeleton } from '@mantine/core'
import { IconListSearch, IconShieldExclamation, IconWebhook } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyInside } from '../kit/layout/lazy-part.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'
import { Settings } from './settings.tsx'

// Loaded separately: it is below the first screen and as large as the rest.
const ApiKeys = lazyInside(() => import('./api-keys.tsx'), 'ApiKeys')
const CalendarLinks = lazyInside(() => import('./calendar-links.tsx'), 'CalendarLinks')

/** Settings that a business rarely changes. */
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
      <Suspense fallback={<Skeleton height={240} mt="lg" />}>
        <ApiKeys />
        <CalendarLinks />
      </Suspense>
    </>
  )
}
