import { randomUUIDv7 } from 'node:crypto'

/**
 * Ids are created here, not in the database: UUIDv7, so that rows of the same time are close
 * together.
 */
export const newId = (): string => randomUUIDv7()
export const nilId = '00000000-0000-0000-0000-000000000000'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const isId = (text: unknown): text is string => typeof text === 'string' && uuid.test(text)
