import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { LanguageContext } from '../kit/text/messages.ts'
import { colorSchemeManager } from './color-scheme.ts'
import { useShownLanguage } from './language.ts'
import { newQueryClient } from './query-client.ts'
import { cssVariables, theme } from './theme.ts'

// Notifications follow actions, so their code loads after the first page.
const Notices = lazy(() =>
  import('./shell/notices.tsx').then((module) => ({ default: module.Notices })),
)
const client = newQueryClient()

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={client}>
        <LanguageContext value={useShownLanguage()}>
          <Suspense fallback={null}>
            <Notices />
          </Suspense>
          {children}
        </LanguageContext>
      </QueryClientProvider>
    </MantineProvider>
  )
}
