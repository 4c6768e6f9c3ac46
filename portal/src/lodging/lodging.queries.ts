import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { archiveLodgingCategory } from '@guichet/contract/lodging/archive-lodging-category.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { duplicateLodgingCategory } from '@guichet/contract/lodging/duplicate-lodging-category.ts'
import { findLodgingCategories } from '@guichet/contract/lodging/find-lodging-categories.ts'
import { orderLodgingCategories } from '@guichet/contract/lodging/order-lodging-categories.ts'
import { previewStay } from '@guichet/contract/lodging/preview-stay.ts'
import { saveLodgingCategory } from '@guichet/contract/lodging/save-lodging-category.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { lodgingMessages } from './lodging.messages.ts'

/** Queries that sell or bundle nights, refetched after a change. */
const touched = [queryKeys.lodging.all, queryKeys.sell.all, queryKeys.products.parts()]

/** A category, without what only a list shows. */
export type Category = Omit<Reply<typeof findLodgingCategories>['items'][number], 'sale'>
export type CategoryForm = Pick<
  Body<typeof createLodgingCategory>,
  'internationalizedNames' | 'types'
> & { publicId?: string; version?: number }
export type TypeForm = CategoryForm['types'][number]
export type RateForm = TypeForm['rates'][number]
export type StayDraft = Omit<Body<typeof previewStay>, 'collaboratorPublicId'>

export function useLodging() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.lodging.list(publicId), findLodgingCategories, {
    query: { collaboratorPublicId: publicId },
  })
}
/** A category for editing, always refetched. */
export function useCategory(id: string) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.lodging.record(publicId, id),
    findLodgingCategories,
    { query: { collaboratorPublicId: publicId, lodgingPublicId: id } },
    { staleTime: 0, select: ({ items }) => items[0]! },
  )
}
/** Price of a sample stay at the prices of the form. */
export function useStay(draft: StayDraft, isEnabled: boolean) {
  const { publicId } = useBusiness()
  const body = { ...draft, collaboratorPublicId: publicId }
  return useRead(
    queryKeys.lodging.stay(body),
    previewStay,
    { body },
    { enabled: isEnabled, placeholderData: keepPreviousData, retry: false },
  )
}

const command = commandsOf(lodgingMessages, touched)
export const useCreateCategory = command({ createLodgingCategory }, inForm)
export const useSaveCategory = command({ saveLodgingCategory }, inForm)
export const useArchiveCategory = command({ archiveLodgingCategory })
export const useOrderCategories = command({ orderLodgingCategories })
export const useDuplicateCategory = command({ duplicateLodgingCategory })
