import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import {
  archiveRebateGroup,
  createRebateGroup,
  findGroupCodes,
  findRebateGroups,
  saveRebateGroup,
} from '@guichet/contract/rebates/save-rebate-group.ts'
import {
  archiveRebate,
  createRebate,
  findRebateProducts,
  findRebates,
  saveRebate,
} from '@guichet/contract/rebates/save-rebate.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { rebateMessages } from './rebates.messages.ts'

export type Single = Reply<typeof findRebates>['items'][number]
export type Batch = Reply<typeof findRebateGroups>['items'][number]
export type SingleBody = Body<typeof createRebate>
export type BatchBody = Body<typeof createRebateGroup>

/** Single codes and batches, in one list. */
export function useRebates() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.rebates.list(publicId),
    queryFn: async ({ signal }) => {
      const params = { id: publicId }
      const [singles, groups] = await Promise.all([
        call(findRebates, { params }, { signal }),
        call(findRebateGroups, { params, query: { codes: 'without' } }, { signal }),
      ])
      return { singles: singles.items, groups: groups.items }
    },
  })
}
export function useLinkable() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.rebates.products(publicId),
    queryFn: ({ signal }) => call(findRebateProducts, { params: { id: publicId } }, { signal }),
  })
}
export const useGroupCodes = (groupId: string) =>
  useQuery({
    queryKey: queryKeys.rebates.codes(groupId),
    queryFn: ({ signal }) => call(findGroupCodes, { params: { id: groupId } }, { signal }),
  })

const touched = [queryKeys.rebates.all, queryKeys.sell.preview()]
const useTitles = () => useMessages(rebateMessages).commands
export const useCreateRebate = (onDone: () => void) =>
  useCommand(createRebate, {
    titles: useTitles().createRebate,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveRebate = (onDone: () => void) =>
  useCommand(saveRebate, {
    titles: useTitles().saveRebate,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useArchiveRebate = () =>
  useCommand(archiveRebate, { titles: useTitles().archiveRebate, invalidates: touched })
export const useCreateGroup = (onDone: (group: Batch) => void) =>
  useCommand(createRebateGroup, {
    titles: useTitles().createRebateGroup,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveGroup = (onDone: () => void) =>
  useCommand(saveRebateGroup, {
    titles: useTitles().saveRebateGroup,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useArchiveGroup = () =>
  useCommand(archiveRebateGroup, { titles: useTitles().archiveRebateGroup, invalidates: touched })
