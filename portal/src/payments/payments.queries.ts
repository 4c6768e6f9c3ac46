import { getFees, saveFees } from '@guichet/contract/businesses/save-fees.ts'
import { getTaxes, saveTaxes } from '@guichet/contract/businesses/save-taxes.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { paymentMessages } from './payments.messages.ts'

export type Taxes = Reply<typeof getTaxes>
export type TaxesBody = Body<typeof saveTaxes>
export type Fees = Reply<typeof getFees>
export type FeesBody = Body<typeof saveFees>

export function useTaxes() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.payments.taxes(publicId),
    staleTime: 0,
    queryFn: ({ signal }) => call(getTaxes, { params: { id: publicId } }, { signal }),
  })
}
export function useFees() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.payments.fees(publicId),
    staleTime: 0,
    queryFn: ({ signal }) => call(getFees, { params: { id: publicId } }, { signal }),
  })
}

const touched = [queryKeys.payments.all, queryKeys.sell.preview()]
const useTitles = () => useMessages(paymentMessages).commands
export const useSaveTaxes = () =>
  useCommand(saveTaxes, {
    titles: useTitles().saveTaxes,
    invalidates: touched,
    isShownInForm: true,
  })
export const useSaveFees = () =>
  useCommand(saveFees, { titles: useTitles().saveFees, invalidates: touched, isShownInForm: true })
