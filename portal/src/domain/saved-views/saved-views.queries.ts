import type { Reply } from '@guichet/contract/endpoint.ts'
import { findViews, removeView, renameView, saveView } from '@guichet/contract/views/save-view.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { commandsOf } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { savedViewMessages } from './saved-views.messages.ts'

export type SavedView = Reply<typeof findViews>['items'][number]
export type ViewedList = SavedView['list']

export function useViews(list: ViewedList) {
  const { publicId } = useBusiness()
  return useRead(queryKeys.views.list(publicId, list), findViews, { query: { list } })
}
const invalidates = [queryKeys.views.all]
const command = commandsOf(savedViewMessages, invalidates)
export const useSaveView = command({ saveView })
export const useRenameView = command({ renameView })
export const useRemoveView = command({ removeView })
