import { lazy } from 'react'

/* Pages of the configuration, in one chunk: few users open them, and the first download names
   one file. */
export const ApiKeysPage = lazy(() =>
  import('../configuration/configuration.screen.tsx').then((module) => ({
    default: module.ConfigurationScreen,
  })),
)
export const IncidentsPage = lazy(() =>
  import('../incidents/incidents.screen.tsx').then((module) => ({
    default: module.IncidentsScreen,
  })),
)
export const AuditPage = lazy(() =>
  import('../audit/audit.screen.tsx').then((module) => ({ default: module.AuditScreen })),
)
export const WebhooksPage = lazy(() =>
  import('../webhooks/webhooks.screen.tsx').then((module) => ({ default: module.WebhooksScreen })),
)
