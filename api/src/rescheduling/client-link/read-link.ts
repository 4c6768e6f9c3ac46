import type { readLink as endpoint } from '@guichet/contract/rescheduling/read-link.ts'
import type { Handler } from '../../platform/http/contexts.ts'
import { byLink, type LinkDeps } from './link-ctx.ts'
import { viewLink } from './link.view.ts'

export const readLink =
  (deps: LinkDeps): Handler<typeof endpoint> =>
  (ctx, { body }) =>
    byLink(deps, ctx, { token: body.token, mode: 'read' }, viewLink)
