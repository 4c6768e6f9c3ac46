/** The entry to the module of the keys of the API. */
export { readKey } from './read-key.ts'
export { keyUses } from './key-uses.ts'
export { limitKeys } from './limit-keys.ts'
