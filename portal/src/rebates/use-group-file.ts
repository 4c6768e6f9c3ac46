import { extractGroupCodes } from '@guichet/contract/rebates/save-rebate-group.ts'
import { callForAnswer } from '../kit/api/call.ts'
import { useDownload } from '../kit/api/use-download.ts'
import { useMessages } from '../kit/text/messages.ts'
import { rebateMessages } from './rebates.messages.ts'

/** Spreadsheet of the codes of a batch. */
export function useGroupFile(groupId: string) {
  const messages = useMessages(rebateMessages)
  const { taking, take } = useDownload<'xlsx'>(messages.downloaded)
  return {
    isTaking: taking !== null,
    download: () =>
      take({
        format: 'xlsx',
        name: messages.fileName,
        ask: () => callForAnswer(extractGroupCodes, { params: { id: groupId } }, {}),
      }),
  }
}
