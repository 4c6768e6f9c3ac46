import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { Refusal } from '../kit/refusal.ts'
import { LanguageContext } from '../kit/words.ts'
import { colorSchemeManager } from './color-scheme.ts'
import { useShownLanguage } from './language.ts'
import { cssVariables, theme } from './theme.ts'

// Nothing is announced before something was done: the notices may come after the first page.
const Notices = lazy(() => import('./notices.tsx').then((module) => ({ default: module.Notices })))
const mayHelp = (error: unknown) =>
  error instanceof Refusal &&
  (error.refusal === 'Unavailable' ||
    error.refusal === 'Unreachable' ||
    error.refusal === 'StillRunning')
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
