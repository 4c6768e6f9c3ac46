import type { RuntimeConfig } from '@guichet/contract/runtime-config.ts'

type Flags = RuntimeConfig['flags']
let current: Flags = { IsNewRentalEnabled: true }
/** The switches of the installation, given once by the start. */
export const keepFeatureFlags = (flags: Flags) => {
  current = flags
}
export const featureFlags = (): Flags => current
