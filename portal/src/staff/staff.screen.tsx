import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { IdleSetting } from './idle-setting.tsx'
import { Members } from './members.tsx'
import { Roles } from './roles.tsx'
import { staffMessages } from './staff.messages.ts'
import { useMembers, useRoles } from './staff.queries.ts'

const SecondFactorSetting = lazyPart(
  () => import('./second-factor-setting.tsx'),
  'SecondFactorSetting',
)

/** Members and roles of the business. */
export function StaffScreen() {
  const messages = useMessages(staffMessages)
  const [members, roles] = [useMembers(), useRoles()]
  const failed = failedOf(members, roles)
  if (failed)
    return (
      <QueryFailed
        query={{
          ...failed,
          refetch: () => Promise.all([members, roles].map((query) => query.refetch())),
        }}
        title={messages.loadFailed}
      />
    )
  return (
    <>
      <PageHead title={messages.title} />
      {members.data && roles.data ? (
        <>
          <Members members={members.data} roles={roles.data} />
          <Roles roles={roles.data} />
          <Suspense fallback={null}>
            <SecondFactorSetting />
          </Suspense>
          <IdleSetting />
        </>
      ) : (
        <Skeleton height={420} />
      )}
    </>
  )
}
