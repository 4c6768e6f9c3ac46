/** The entry to the module of API keys. */
export { readKey } from './read-key.ts'
export { keyUses } from './key-uses.ts'
export { limitKeys } from './limit-keys.ts'
