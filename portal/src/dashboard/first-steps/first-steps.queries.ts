import { getTaxes, saveTaxes } from '@guichet/contract/businesses/save-taxes.ts'
import {
  getFirstSteps,
  saveCashOnly,
  saveFirstSteps,
} from '@guichet/contract/dashboard/get-first-steps.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { createSample, removeSample } from '@guichet/contract/samples/create-sample.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { commandsOf } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { firstStepMessages } from './first-steps.messages.ts'

export type FirstSteps = Reply<typeof getFirstSteps>
export type Step = FirstSteps['steps'][number]
export type SampleName = NonNullable<FirstSteps['sample']>
export type RemovalReport = Reply<typeof removeSample>

/** Always read again, as each step is done on another page. */
export function useFirstSteps() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.dashboard.firstSteps(publicId),
    getFirstSteps,
    {},
    { refetchOnMount: 'always' },
  )
}

/** Taxes of the business, for those who may confirm them. */
export function useTaxes() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.payments.taxes(publicId), getTaxes, { params: { id: publicId } })
}

const command = commandsOf(firstStepMessages, [queryKeys.dashboard.all, queryKeys.payments.all])
export const useSaveFirstSteps = command({ saveFirstSteps }, { isQuiet: true })
export const useSaveCashOnly = command({ saveCashOnly })
export const useConfirmTaxes = command({ saveTaxes })

const { activities, rentals, timetables, sell, pricings, dashboard } = queryKeys
const catalogue = commandsOf(firstStepMessages, [
  dashboard.all,
  activities.all,
  rentals.all,
  timetables.all,
  pricings.all,
  sell.all,
])
export const useCreateSample = catalogue({ createSample })
export const useRemoveSample = catalogue({ removeSample })
