import * as contract from '@guichet/contract/rescheduling/read-link.ts'
import { handle } from '../../platform/http/contexts.ts'
import { byLink, type LinkDeps } from './link-ctx.ts'
import { viewLink } from './link.view.ts'

export const readLink = (deps: LinkDeps) =>
  handle(contract.readLink, (ctx, { body }) =>
    byLink(deps, ctx, { token: body.token, mode: 'read' }, viewLink),
  )
