// The package brings no types; these are the two things that the demo data uses of it.
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream'
  import type { Submittable } from 'pg'
  export function from(copy: string): Writable & Submittable
}
