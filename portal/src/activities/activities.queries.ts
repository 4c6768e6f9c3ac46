import { findActivities, getActivity } from '@guichet/contract/activities/find-activities.ts'
import {
  deleteActivity,
  duplicateActivity,
  orderActivities,
} from '@guichet/contract/activities/order-activities.ts'
import { createActivity, saveActivity } from '@guichet/contract/activities/save-activity.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { saleMessages } from '../domain/catalogue/sale.messages.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { activityMessages } from './activities.messages.ts'

/** Queries that sell activities or link to them are refetched. */
const touched = [
  queryKeys.activities.all,
  queryKeys.sell.all,
  queryKeys.pricings.all,
  queryKeys.timetables.all,
  queryKeys.traffic.all,
]

export type Activity = Reply<typeof getActivity>
export type ListedActivity = Reply<typeof findActivities>['activities'][number]
export type ActivityForm = Body<typeof saveActivity>
export type PricingForm = ActivityForm['activityPricings'][number]
export type TypeForm = PricingForm['activityPricingDetails'][number]
/** The path of a category's ticket types in the form. */
export type TypesPath = `activityPricings.${number}.activityPricingDetails`

export function useActivities() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.activities.list(publicId), findActivities, {
    query: { collaboratorId: publicId },
  })
}
export const useActivity = (id: string) =>
  useRead(queryKeys.activities.record(id), getActivity, { params: { id } }, { staleTime: 0 })

export const useSetState = commandsOf(saleMessages, touched)({ setState: saveActivity })
const command = commandsOf(activityMessages, touched)
export const useCreateActivity = command({ createActivity }, inForm)
export const useSaveActivity = command({ saveActivity }, inForm)
export const useDeleteActivity = command({ deleteActivity })
export const useDuplicateActivity = command({ duplicateActivity })
export const useOrderActivities = command({ orderActivities })
