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
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
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
  return useRead(queryKeys.rebates.products(publicId), findRebateProducts, {
    params: { id: publicId },
  })
}
export const useGroupCodes = (groupId: string) =>
  useRead(queryKeys.rebates.codes(groupId), findGroupCodes, { params: { id: groupId } })

const touched = [queryKeys.rebates.all, queryKeys.sell.preview()]
const command = commandsOf(rebateMessages, touched)
export const useCreateRebate = command({ createRebate }, inForm)
export const useSaveRebate = command({ saveRebate }, inForm)
export const useArchiveRebate = command({ archiveRebate })
export const useCreateGroup = command({ createRebateGroup }, inForm)
export const useSaveGroup = command({ saveRebateGroup }, inForm)
export const useArchiveGroup = command({ archiveRebateGroup })
