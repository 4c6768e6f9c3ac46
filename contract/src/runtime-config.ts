import { z } from 'zod'

/** The content of `/config.json` for the browser: URLs and flags, never a secret. */
export const RuntimeConfig = z.strictObject({
  publicUrl: z.string(),
  /** Base path of each service, for example `{ order: '/api/order' }`. */
  services: z.record(z.string(), z.string()),
  oidc: z.strictObject({ authority: z.string(), clientId: z.string() }),
  flags: z.strictObject({ IsNewRentalEnabled: z.boolean() }),
  uploadLimitMegabytes: z.int(),
  /** URL template of map tiles with {z}, {x} and {y}; null: maps have no tiles. */
  tilesUrl: z.string().nullable(),
  mapsKey: z.string().nullable(),
  imagesBase: z.string(),
  taskManagerUrl: z.string().nullable(),
  ticketOfficeBase: z.string().nullable(),
  /** Portal path → URL of another application that serves this area instead. */
  redirects: z.record(z.string(), z.string()),
  isDemo: z.boolean(),
  /** True while no business exists: the portal shows the first-run page. */
  isEmpty: z.boolean(),
})
export type RuntimeConfig = z.output<typeof RuntimeConfig>
