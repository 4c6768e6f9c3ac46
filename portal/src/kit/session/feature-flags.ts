import type { RuntimeConfig } from '@guichet/contract/runtime-config.ts'

type Flags = RuntimeConfig['flags']
let current: Flags = { IsNewRentalEnabled: true }
/** The feature flags of the installation, set once at startup. */
export const keepFeatureFlags = (flags: Flags) => {
  current = flags
}
export const featureFlags = (): Flags => current
