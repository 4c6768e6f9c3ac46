import { workKinds, type Work } from '@guichet/contract/work/work.ts'
import { Anchor, Button, Progress, Text } from '@mantine/core'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { workMessages } from './work.messages.ts'
import { isGoing, useCancelWork, useResumeWork } from './work.queries.ts'
import styles from './tray.module.css'

const colours = {
  waiting: 'brand',
  running: 'brand',
  done: 'teal',
  failed: 'red',
  canceled: 'gray',
} as const

type Props = {
  work: Work
  onLeave: () => void
  /** Of a bulk action: shows what came of each. */
  onResults: (bulkId: string) => void
}

/** One piece of work: what, how far, by whom, and what may be done with it. */
export function TrayItem({ work, onLeave, onResults }: Props) {
  const messages = useMessages(workMessages)
  const dates = useDates()
  const business = useBusiness()
  const [cancel, resume] = [useCancelWork(), useResumeWork()]
  const name = messages.kinds[work.kind]
  const call = { params: { id: work.publicId } }
  return (
    <div className={styles.item}>
      <div className={styles.line}>
        <Text fw={550} size="sm">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {messages.progress(work.done, work.total)}
        </Text>
      </div>
      <Progress
        value={work.total ? (work.done / work.total) * 100 : 0}
        color={colours[work.state]}
        size="sm"
        aria-label={`${name}, ${messages.progress(work.done, work.total)}`}
      />
      <Text size="xs" c="dimmed">
        {work.isStopping ? messages.stopping : messages.states[work.state]} ·{' '}
        {dates.moment(work.endedDateTimeUtc ?? work.createdDateTimeUtc)}
        {work.startedBy && ` · ${messages.by(work.startedBy)}`}
      </Text>
      <div className={styles.acts}>
        {mayOpen(business, workKinds[work.kind]) &&
          (work.kind === 'rescheduling' ? (
            <AnchorLink
              to="/rescheduling/$id"
              params={{ id: work.subjectPublicId }}
              search={{ show: 'all', page: 1 }}
              size="sm"
              onClick={onLeave}
            >
              {messages.see}
            </AnchorLink>
          ) : (
            <Anchor
              component="button"
              type="button"
              size="sm"
              aria-label={messages.seeOf(name)}
              onClick={() => onResults(work.subjectPublicId)}
            >
              {messages.see}
            </Anchor>
          ))}
        {work.canCancel && isGoing(work) && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={messages.cancelOf(name)}
            loading={cancel.isPending}
            onClick={() => cancel.mutate(call)}
          >
            {messages.cancel}
          </Button>
        )}
        {work.canResume && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={messages.resumeOf(name)}
            loading={resume.isPending}
            onClick={() => resume.mutate(call)}
          >
            {messages.resume}
          </Button>
        )}
      </div>
    </div>
  )
}
