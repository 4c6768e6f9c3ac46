import type { Env } from '../env.ts'
import type { Traces } from './send-traces.ts'

/** Sends traces when a setting says so; otherwise the library is not even loaded. */
export async function openTraces(env: Env): Promise<Traces> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return { stop: async () => {} }
  const { sendTraces } = await import('./send-traces.ts')
  return sendTraces(env, endpoint)
}
