import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { vi } from 'vitest'
import * as network from '../src/kit/api/call.ts'

type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/** Replaces the network with `answer` for each call of the contract, until the test ends. */
export const answerCalls = (
  answer: (endpoint: Endpoint, parts: Parts, options?: object) => unknown,
) =>
  vi
    .spyOn(network, 'call')
    .mockImplementation(
      async (endpoint, parts, options) => answer(endpoint, parts as Parts, options) as never,
    )
