import { ApiError, apiError } from '../platform/api-error.ts'

/** What a provider answers, or that it does not. */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof ApiError ? error : apiError('ProviderAway', {}, error)
  }
}
