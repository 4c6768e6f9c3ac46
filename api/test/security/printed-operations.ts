import type { JsonSchema } from '@guichet/contract/printed-schema.ts'
import type { CallName } from '../calls/calls.ts'

/** The parts of an operation in the printed contract that the tests read. */
export type Operation = {
  operationId: CallName
  parameters: {
    name: string
    in: 'path' | 'query' | 'header'
    required: boolean
    schema: JsonSchema
  }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<
    string,
    {
      content: Record<string, { schema: JsonSchema }>
      headers?: Record<string, unknown>
      links?: Record<
        string,
        {
          operationId: CallName
          parameters?: Record<string, string>
          requestBody?: string
          'x-fields'?: Record<string, string>
        }
      >
    }
  >
}
