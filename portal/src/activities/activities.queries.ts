import { findActivities, getActivity } from '@guichet/contract/activities/find-activities.ts'
import {
  deleteActivity,
  duplicateActivity,
  orderActivities,
} from '@guichet/contract/activities/order-activities.ts'
import { createActivity, saveActivity } from '@guichet/contract/activities/save-activity.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
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
export type ActivityForm = Body<typeof saveActivity>
export type PricingForm = ActivityForm['activityPricings'][number]
export type TypeForm = PricingForm['activityPricingDetails'][number]
/** The path of a category's ticket types in the form. */
export type TypesPath = `activityPricings.${number}.activityPricingDetails`

export function useActivities() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.activities.list(publicId),
    queryFn: ({ signal }) =>
      call(findActivities, { query: { collaboratorId: publicId } }, { signal }),
  })
}
export const useActivity = (id: string) =>
  useQuery({
    queryKey: queryKeys.activities.record(id),
    staleTime: 0,
    queryFn: ({ signal }) => call(getActivity, { params: { id } }, { signal }),
  })

export const useCreateActivity = (onDone: (activity: Activity) => void) =>
  useCommand(createActivity, {
    titles: useMessages(activityMessages).commands.createActivity,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveActivity = (onDone: (activity: Activity) => void) =>
  useCommand(saveActivity, {
    titles: useMessages(activityMessages).commands.saveActivity,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useDeleteActivity = () =>
  useCommand(deleteActivity, {
    titles: useMessages(activityMessages).commands.deleteActivity,
    invalidates: touched,
  })
export const useDuplicateActivity = (onDone: (activity: Activity) => void) =>
  useCommand(duplicateActivity, {
    titles: useMessages(activityMessages).commands.duplicateActivity,
    invalidates: touched,
    onDone,
  })
export const useOrderActivities = () =>
  useCommand(orderActivities, {
    titles: useMessages(activityMessages).commands.orderActivities,
    invalidates: touched,
  })
