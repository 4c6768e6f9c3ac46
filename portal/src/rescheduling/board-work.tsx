import { Button, Progress, Text } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useResume, useStop, type Board } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

/** Progress of unfinished work, with buttons to stop or resume it. */
export function BoardWork({
  rescheduling: { workPublicId, workState, freed, tickets },
}: {
  rescheduling: Board['rescheduling']
}) {
  const messages = useMessages(reschedulingMessages)
  const [stop, resume] = [useStop(), useResume()]
  if (!workPublicId || !workState || workState === 'done')
    return <output className="visually-hidden">{messages.progress(freed, tickets)}</output>
  const call = { params: { id: workPublicId } }
  const isGoing = workState === 'waiting' || workState === 'running'
  return (
    <section className={`panel ${styles.work}`} aria-label={messages.progress(freed, tickets)}>
      <Text component="output">{messages.work[workState]}</Text>
      <Progress
        value={tickets ? (freed / tickets) * 100 : 0}
        color={isGoing ? 'brand' : 'gray'}
        animated={isGoing}
        aria-label={messages.progress(freed, tickets)}
      />
      <div className={styles.workLine}>
        <Text size="sm" c="dimmed">
          {messages.progress(freed, tickets)}
        </Text>
        {isGoing ? (
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate(call)}>
            {stop.isSuccess ? messages.stopping : messages.cancel}
          </Button>
        ) : (
          <Button loading={resume.isPending} onClick={() => resume.mutate(call)}>
            {messages.resume}
          </Button>
        )}
      </div>
    </section>
  )
}
