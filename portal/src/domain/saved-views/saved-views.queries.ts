import type { Reply } from '@guichet/contract/endpoint.ts'
import { findViews, removeView, renameView, saveView } from '@guichet/contract/views/save-view.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../kit/api/call.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { savedViewMessages } from './saved-views.messages.ts'

export type SavedView = Reply<typeof findViews>['items'][number]
export type ViewedList = SavedView['list']

export function useViews(list: ViewedList) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.views.list(publicId, list),
    queryFn: ({ signal }) => call(findViews, { query: { list } }, { signal }),
  })
}
const invalidates = [queryKeys.views.all]
export const useSaveView = (onDone: () => void) =>
  useCommand(saveView, {
    titles: useMessages(savedViewMessages).commands.saveView,
    invalidates,
    onDone,
  })
export const useRenameView = (onDone: () => void) =>
  useCommand(renameView, {
    titles: useMessages(savedViewMessages).commands.renameView,
    invalidates,
    onDone,
  })
export const useRemoveView = (onDone: () => void) =>
  useCommand(removeView, {
    titles: useMessages(savedViewMessages).commands.removeView,
    invalidates,
    onDone,
  })
