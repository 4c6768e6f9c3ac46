import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { archiveLodgingCategory } from '@guichet/contract/lodging/archive-lodging-category.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { duplicateLodgingCategory } from '@guichet/contract/lodging/duplicate-lodging-category.ts'
import { findLodgingCategories } from '@guichet/contract/lodging/find-lodging-categories.ts'
import { orderLodgingCategories } from '@guichet/contract/lodging/order-lodging-categories.ts'
import { previewStay } from '@guichet/contract/lodging/preview-stay.ts'
import { saveLodgingCategory } from '@guichet/contract/lodging/save-lodging-category.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { lodgingMessages } from './lodging.messages.ts'

/** Queries that sell or bundle nights, refetched after a change. */
const touched = [queryKeys.lodging.all, queryKeys.sell.all, queryKeys.products.parts()]

export type Category = Reply<typeof findLodgingCategories>['items'][number]
export type CategoryForm = Pick<
  Body<typeof createLodgingCategory>,
  'internationalizedNames' | 'types'
> & { publicId?: string; version?: number }
export type TypeForm = CategoryForm['types'][number]
export type RateForm = TypeForm['rates'][number]
export type StayDraft = Omit<Body<typeof previewStay>, 'collaboratorPublicId'>

export function useLodging() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.lodging.list(publicId),
    queryFn: ({ signal }) =>
      call(findLodgingCategories, { query: { collaboratorPublicId: publicId } }, { signal }),
  })
}
/** A category for editing, always refetched. */
export function useCategory(id: string) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.lodging.record(publicId, id),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (
        await call(
          findLodgingCategories,
          { query: { collaboratorPublicId: publicId, lodgingPublicId: id } },
          { signal },
        )
      ).items[0]!,
  })
}
/** Price of a sample stay at the prices of the form. */
export function useStay(draft: StayDraft, isEnabled: boolean) {
  const { publicId } = useBusiness()
  const body = { ...draft, collaboratorPublicId: publicId }
  return useQuery({
    queryKey: queryKeys.lodging.stay(body),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => call(previewStay, { body }, { signal }),
  })
}

const useTitles = () => useMessages(lodgingMessages).commands
export const useCreateCategory = (onDone: () => void) =>
  useCommand(createLodgingCategory, {
    titles: useTitles().createLodgingCategory,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveCategory = (onDone: (category: Category) => void) =>
  useCommand(saveLodgingCategory, {
    titles: useTitles().saveLodgingCategory,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useArchiveCategory = () =>
  useCommand(archiveLodgingCategory, {
    titles: useTitles().archiveLodgingCategory,
    invalidates: touched,
  })
export const useOrderCategories = () =>
  useCommand(orderLodgingCategories, {
    titles: useTitles().orderLodgingCategories,
    invalidates: touched,
  })
export const useDuplicateCategory = () =>
  useCommand(duplicateLodgingCategory, {
    titles: useTitles().duplicateLodgingCategory,
    invalidates: touched,
  })
