import { checkClientImport } from '@guichet/contract/client-imports/check-client-import.ts'
import { extractRefusedRows } from '@guichet/contract/client-imports/extract-refused-rows.ts'
import { getClientImport } from '@guichet/contract/client-imports/get-client-import.ts'
import { startClientImport } from '@guichet/contract/client-imports/start-client-import.ts'
import { uploadClientImport } from '@guichet/contract/client-imports/upload-client-import.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callForAnswer } from '../kit/api/call.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { assertSendable, upload } from '../kit/api/upload.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useDownload } from '../kit/api/use-download.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useMessages } from '../kit/text/messages.ts'
import { importMessages } from './client-imports.messages.ts'

export type ClientImport = Reply<typeof getClientImport>
export type Reading = NonNullable<ClientImport['reading']>
export type Field = Reading['columns'][number]['field']

/** Default search of the list of clients. */
export const wholeList = {
  q: '',
  page: 1,
  size: 25,
  sort: 'lastName',
  peek: '',
  tab: 'information',
} as const

/** Number of clients that an import creates, completes or finds. */
export const clientCount = ({ outcomes }: Pick<ClientImport, 'outcomes'>): number =>
  outcomes.new + outcomes.completes + outcomes.known
/** Number of rows that are written, including further rows of the same client. */
export const acceptedCount = (found: Pick<ClientImport, 'outcomes'>): number =>
  clientCount(found) + found.outcomes.again
/** Whether the import is still running. */
const isGoing = (found: ClientImport | undefined) =>
  found?.workPublicId != null && found.done < acceptedCount(found)

export const useClientImport = (id: string) =>
  useRead(
    queryKeys.clientImports.one(id),
    getClientImport,
    { params: { id } },
    { enabled: id !== '', refetchInterval: ({ state }) => (isGoing(state.data) ? 1500 : false) },
  )

/** Uploads a file and caches the result; `percent` is null while nothing is being sent. */
export function useUploadImport(onRead: (id: string) => void) {
  const client = useQueryClient()
  const say = useProblemMessage()
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (file: File | undefined) => {
    if (!file || percent !== null) return
    setProblem(null)
    try {
      assertSendable(file)
      setPercent(0)
      const read = await upload(
        uploadClientImport,
        { body: { content: file } },
        { onProgress: setPercent },
      )
      client.setQueryData(queryKeys.clientImports.one(read.publicId), read)
      onRead(read.publicId)
    } catch (error) {
      setProblem(say(error))
    } finally {
      setPercent(null)
    }
  }
  return { percent, problem, send }
}

export const useCheckImport = (id: string) => {
  const client = useQueryClient()
  return useCommand(checkClientImport, {
    titles: useMessages(importMessages).commands.checkClientImport,
    isQuiet: true,
    isShownInForm: true,
    onDone: (checked) => void client.setQueryData(queryKeys.clientImports.one(id), checked),
  })
}

export const useStartImport = (id: string) =>
  useCommand(startClientImport, {
    titles: useMessages(importMessages).commands.startClientImport,
    invalidates: [queryKeys.clientImports.one(id), queryKeys.work.all],
    isShownInForm: true,
  })

export function useRefusedRows(id: string) {
  const { taking, take } = useDownload<'xlsx'>(useMessages(importMessages).refusedTaken)
  return {
    isTaking: taking !== null,
    take: () =>
      take({
        format: 'xlsx',
        name: 'clients-refused',
        ask: () => callForAnswer(extractRefusedRows, { params: { id } }),
      }),
  }
}
