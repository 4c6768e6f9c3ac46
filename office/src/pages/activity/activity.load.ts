import type { Reply } from '@guichet/contract/endpoint.ts'
import { findOfficeActivity } from '@guichet/contract/office/find-office-activity.ts'
import type { ActivityOfferKind } from '@guichet/contract/office/offers.ts'
import type { Ask, PageRequest } from '../../kit/call.ts'

export type ActivityProps = Reply<typeof findOfficeActivity> & {
  /** True when the form was sent without a quantity. */
  isNothingChosen: boolean
}

export async function loadActivity(
  ask: Ask,
  { params, query: { notice, ...query } }: PageRequest,
  kind: ActivityOfferKind,
): Promise<ActivityProps> {
  const activity = await ask(findOfficeActivity, {
    params: { office: params.office!, activityPublicId: params.activityPublicId! },
    query: { ...query, kind },
  })
  return { ...activity, isNothingChosen: notice === 'nothing' }
}
