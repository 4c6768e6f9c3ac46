import type { Reply } from '@guichet/contract/endpoint.ts'
import { getOnlineSales, saveOnlineSales } from '@guichet/contract/office/online-sales.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { onlineSalesMessages } from './online-sales.messages.ts'

export type OnlineSales = Reply<typeof getOnlineSales>
export type OnlineOffer = OnlineSales['items'][number]

export function useOnlineSales() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.office.onlineSales(publicId),
    getOnlineSales,
    { params: { id: publicId } },
    { staleTime: 0 },
  )
}
export function useSaveOnlineSales() {
  const { publicId } = useBusiness()
  return useCommand(saveOnlineSales, {
    titles: useMessages(onlineSalesMessages).commands.saveOnlineSales,
    invalidates: [queryKeys.office.onlineSales(publicId)],
    isShownInForm: true,
  })
}
