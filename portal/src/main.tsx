import '@mantine/core/styles.layer.css'
import './fonts.css'
import './app/colors.css'
import './app/base.css'
import { createRoot } from 'react-dom/client'
import { config } from 'zod'
import { App } from './app/app.tsx'
import { fetchPage } from './app/fetch-page.ts'
import { Providers } from './app/providers.tsx'

// By default zod compiles its schemas with `Function`, which the content security policy refuses
// and reports.
config({ jitless: true })

createRoot(document.getElementById('root')!).render(
  <Providers>
    <App />
  </Providers>,
)
fetchPage()
