import { ApiError, apiError } from '../platform/http/api-error.ts'

/** Awaits a provider's answer. @throws ProviderAway when it does not answer */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof ApiError ? error : apiError('ProviderAway', {}, error)
  }
}
