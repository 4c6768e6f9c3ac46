/** The version of the whole API; docs/api-versioning.md lists the changes that raise it. */
export const apiVersion = '1.0'
