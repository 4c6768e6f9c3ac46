import { z } from 'zod'

/** What `/config.json` gives the browser: addresses and flags, never a secret. */
export const RuntimeConfig = z.strictObject({
  publicUrl: z.string(),
  /** Base address of each service, e.g. `{ order: '/api/order' }`. */
  services: z.record(z.string(), z.string()),
  oidc: z.strictObject({ authority: z.string(), clientId: z.string() }),
  flags: z.strictObject({ IsNewRentalEnabled: z.boolean() }),
  uploadLimitMegabytes: z.int(),
  /** Address of map tiles with {z}, {x} and {y}; without one maps are drawn without any. */
  tilesUrl: z.string().nullable(),
  mapsKey: z.string().nullable(),
  imagesBase: z.string(),
  taskManagerUrl: z.string().nullable(),
  ticketOfficeBase: z.string().nullable(),
  /** Portal path → address of another application that serves this area instead. */
  redirects: z.record(z.string(), z.string()),
  isDemo: z.boolean(),
  /** True while no business exists: the portal shows the first-run page. */
  isEmpty: z.boolean(),
})
export type RuntimeConfig = z.output<typeof RuntimeConfig>
