import type { Reply } from '@guichet/contract/endpoint.ts'
import { findOfficeActivity } from '@guichet/contract/office/find-office-activity.ts'
import type { Ask, PageRequest } from '../../kit/call.ts'

export type ActivityProps = Reply<typeof findOfficeActivity>

export const loadActivity = (ask: Ask, { params, query }: PageRequest): Promise<ActivityProps> =>
  ask(findOfficeActivity, {
    params: { office: params.office!, activityPublicId: params.activityPublicId! },
    query,
  })
