import type { RuntimeConfig } from '@guichet/contract/runtime-config.ts'
import { ApiError } from '../kit/api/api-error.ts'
import { keepFeatureFlags } from '../kit/session/feature-flags.ts'

let config: RuntimeConfig | null = null

export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const answer = await fetch('/config.json', { cache: 'no-store' }).catch(() => {
    throw new ApiError('Unreachable')
  })
  if (!answer.ok) throw new ApiError(answer.status === 503 ? 'Unavailable' : 'Unexpected')
  config = (await answer.json()) as RuntimeConfig
  keepFeatureFlags(config.flags)
  return config
}
/** The configuration, which is loaded before the first render. */
export const runtimeConfig = (): RuntimeConfig => {
  if (!config) throw new Error('the runtime configuration was asked for before it was loaded')
  return config
}
