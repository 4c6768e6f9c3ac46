import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { ApiError } from '../kit/api/api-error.ts'
import { LanguageContext } from '../kit/text/messages.ts'
import { colorSchemeManager } from './color-scheme.ts'
import { useShownLanguage } from './language.ts'
import { cssVariables, theme } from './theme.ts'

// Nothing is announced before something was done: the notices may come after the first page.
const Notices = lazy(() => import('./notices.tsx').then((module) => ({ default: module.Notices })))
const mayHelp = (error: unknown) =>
  error instanceof ApiError &&
  (error.type === 'Unavailable' || error.type === 'Unreachable' || error.type === 'StillRunning')
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => mayHelp(error) && count < 2,
      staleTime: 15_000,
      refetchOnWindowFocus: true,
    },
  },
})

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
