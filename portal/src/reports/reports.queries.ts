import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import {
  createReport,
  deleteReport,
  findReports,
  getReport,
} from '@guichet/contract/reports/create-report.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { reportMessages } from './reports.messages.ts'

export type ReportHead = Reply<typeof findReports>['items'][number]
export type Report = Reply<typeof getReport>
export type ReportDraft = Omit<Body<typeof createReport>, 'collaboratorPublicId'>

export function useReports() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.reports.list(publicId),
    queryFn: ({ signal }) => call(findReports, { params: { id: publicId } }, { signal }),
  })
}

export const useReport = (id: string) =>
  useQuery({
    queryKey: queryKeys.reports.record(id),
    queryFn: ({ signal }) => call(getReport, { params: { id }, query: {} }, { signal }),
  })

const touched = [queryKeys.reports.all]
const useTitles = () => useMessages(reportMessages).commands
export const useCreateReport = (onDone: () => void) =>
  useCommand(createReport, {
    titles: useTitles().createReport,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useDeleteReport = () =>
  useCommand(deleteReport, { titles: useTitles().deleteReport, invalidates: touched })
