import { z } from 'zod'
import { Text, Unique } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'

const mostSites = 20
const host = '[a-z0-9-]+(\\.[a-z0-9-]+)*'
/** An origin as a browser names it; without encryption only on the computer of a developer. */
const siteOrigin = new RegExp(
  `^(https://${host}|http://localhost|http://127\\.0\\.0\\.1)(:[0-9]{1,5})?$`,
)

/** The origin of a typed address without a path; other texts are unchanged. */
function originOf(typed: string): string {
  if (!URL.canParse(typed)) return typed
  const { origin, pathname, search, hash, username, password } = new URL(typed)
  return pathname + search + hash + username + password === '/' ? origin : typed
}

/**
 * Another site that shows the pages of a ticket office, as its origin. It becomes a part of a
 * header, so nothing but a host name and a port is accepted: no wildcard, no space, no quote.
 */
const EmbeddingSite = printedAs(
  Text(200).trim().overwrite(originOf).regex(siteOrigin, 'siteOrigin'),
  {
    type: 'string',
    maxLength: 200,
    pattern:
      '^([Hh][Tt][Tt][Pp][Ss]://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*|http://localhost|http://127\\.0\\.0\\.1)(:[0-9]{1,5})?/?$',
  },
)
export const EmbeddingSites = Unique(
  z.array(EmbeddingSite, 'type').max(mostSites, `maxItems:${mostSites}`),
)
