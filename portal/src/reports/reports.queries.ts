import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import {
  createReport,
  deleteReport,
  findReports,
  getReport,
} from '@guichet/contract/reports/create-report.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { reportMessages } from './reports.messages.ts'

export type ReportHead = Reply<typeof findReports>['items'][number]
export type Report = Reply<typeof getReport>
export type ReportDraft = Omit<Body<typeof createReport>, 'collaboratorPublicId'>

export function useReports() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.reports.list(publicId), findReports, { params: { id: publicId } })
}

export const useReport = (id: string) =>
  useRead(queryKeys.reports.record(id), getReport, { params: { id }, query: {} })

const touched = [queryKeys.reports.all]
const command = commandsOf(reportMessages, touched)
export const useCreateReport = command({ createReport }, inForm)
export const useCreateDayReport = command({ createReport })
export const useDeleteReport = command({ deleteReport })
