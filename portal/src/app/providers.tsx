import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Refusal } from '../kit/refusal.ts'
import { LanguageContext } from '../kit/words.ts'
import { colorSchemeManager } from './color-scheme.ts'
import { useShownLanguage } from './language.ts'
import { cssVariables, theme } from './theme.ts'

const mayHelp = (error: unknown) => error instanceof Refusal && (error.refusal === 'Unavailable' || error.refusal === 'Unreachable' || error.refusal === 'StillRunning')
const client = new QueryClient({
  defaultOptions: { queries: { retry: (count, error) => mayHelp(error) && count < 2, staleTime: 15_000, refetchOnWindowFocus: true } },
})

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <LanguageContext value={useShownLanguage()}>
          <Notifications position="bottom-left" limit={3} zIndex={400} />
          {children}
        </LanguageContext>
      </QueryClientProvider>
    </MantineProvider>
  )
}
