// The package has no types; these are the members in use.
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream'
  import type { Submittable } from 'pg'
  type Counting = { readonly rowCount: number }
  export function from(copy: string): Writable & Submittable & Counting
  export function to(copy: string): Readable & Submittable & Counting
}
