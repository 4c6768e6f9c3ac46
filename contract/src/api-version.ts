/** The version of the API as a whole; docs/api-versioning.md says what raises it. */
export const apiVersion = '1.0'
