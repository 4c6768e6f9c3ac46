import { getFees, saveFees } from '@guichet/contract/businesses/save-fees.ts'
import { getTaxes, saveTaxes } from '@guichet/contract/businesses/save-taxes.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { paymentMessages } from './payments.messages.ts'

export type Taxes = Reply<typeof getTaxes>
export type TaxesBody = Body<typeof saveTaxes>
export type Fees = Reply<typeof getFees>
export type FeesBody = Body<typeof saveFees>

export function useTaxes() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.payments.taxes(publicId),
    getTaxes,
    { params: { id: publicId } },
    { staleTime: 0 },
  )
}
export function useFees() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.payments.fees(publicId),
    getFees,
    { params: { id: publicId } },
    { staleTime: 0 },
  )
}

const touched = [queryKeys.payments.all, queryKeys.sell.preview()]
const command = commandsOf(paymentMessages, touched)
export const useSaveTaxes = command({ saveTaxes }, inForm)
export const useSaveFees = command({ saveFees }, inForm)
