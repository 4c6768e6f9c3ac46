import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { UnsavedGuard } from '../kit/forms/unsaved-guard.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useBusiness, mayOpen } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { LostForm } from './lost-form.tsx'
import { bodyOf, lostProblems, nothingLost } from './lost.rules.ts'
import { ReschedulingList } from './rescheduling-list.tsx'
import { ReschedulingPreview } from './rescheduling-preview.tsx'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useLaunch, usePreview } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

const route = getRouteApi('/inside/rescheduling')

/** Describes, previews and launches a lost day; earlier ones are listed below. */
export function ReschedulingScreen() {
  const messages = useMessages(reschedulingMessages)
  const navigate = route.useNavigate()
  const [lost, setLost] = useState(nothingLost)
  const [settled] = useDebouncedValue(lost, 350)
  const preview = usePreview(lostProblems(settled, false).length ? null : bodyOf(settled))
  const launch = useLaunch(({ publicId }) => {
    setLost(nothingLost)
    void navigate({
      to: '/rescheduling/$id',
      params: { id: publicId },
      search: { show: 'all', page: 1 },
      ignoreBlocker: true,
    })
  })
  const isCurrent = lostProblems(lost, false).length === 0
  const shown = isCurrent ? preview.data : undefined
  return (
    <>
      <PageHead title={messages.title} />
      <UnsavedGuard
        isDirty={lost.reason.trim() !== '' && !launch.isSuccess}
        isSaving={launch.isPending}
      />
      <Text c="dimmed" mb="md" maw={760}>
        {messages.intro}
      </Text>
      {mayOpen(useBusiness(), 'Rescheduling') && (
        <div className={styles.page}>
          <LostForm
            lost={lost}
            onChange={setLost}
            preview={shown}
            isLaunching={launch.isPending}
            error={launch.error}
            onLaunch={() => launch.mutate({ body: bodyOf(lost) })}
          />
          <ReschedulingPreview
            preview={shown}
            isLooking={isCurrent && preview.isFetching}
            error={isCurrent ? preview.error : null}
          />
        </div>
      )}
      <ReschedulingList />
    </>
  )
}
