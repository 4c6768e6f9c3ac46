import type { Reply } from '@guichet/contract/endpoint.ts'
import { findOffice } from '@guichet/contract/office/find-office.ts'
import type { Ask, PageRequest } from '../../kit/call.ts'

export type BusinessProps = Reply<typeof findOffice>

export const loadBusiness = (ask: Ask, { params }: PageRequest): Promise<BusinessProps> =>
  ask(findOffice, { params: { office: params.office! } })
