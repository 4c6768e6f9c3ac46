import type { Reply } from '@guichet/contract/endpoint.ts'
import { findOfficePackage } from '@guichet/contract/office/find-office-package.ts'
import type { Ask, PageRequest } from '../../kit/call.ts'

export type PackageProps = Reply<typeof findOfficePackage> & { isNothingChosen: boolean }

export async function loadPackage(
  ask: Ask,
  { params, query: { notice, ...query } }: PageRequest,
): Promise<PackageProps> {
  const found = await ask(findOfficePackage, {
    params: { office: params.office!, packagePublicId: params.packagePublicId! },
    query,
  })
  return { ...found, isNothingChosen: notice === 'nothing' }
}
