import { getExtract } from '@guichet/contract/extracts/get-extract.ts'
import { workKinds, type Work } from '@guichet/contract/work/work.ts'
import { Anchor, Button, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import { isApiError } from '../kit/api/api-error.ts'
import { callForAnswer } from '../kit/api/call.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { saveFile } from '../kit/api/save-file.ts'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { notifyError } from '../kit/layout/notify.tsx'
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
  /** Opens the results of a bulk action. */
  onResults: (bulkId: string) => void
}

/** A background task: kind, progress, author and actions. */
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
        {mayOpen(business, workKinds[work.kind]) && (
          <WorkResult work={work} name={name} onLeave={onLeave} onResults={onResults} />
        )}
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

type ResultProps = Props & { name: string }

/** Link to the result: a board, the results of a bulk action, or a finished file. */
function WorkResult({ work, name, onLeave, onResults }: ResultProps) {
  const messages = useMessages(workMessages)
  const id = work.subjectPublicId
  if (work.kind === 'rescheduling')
    return (
      <AnchorLink
        to="/rescheduling/$id"
        params={{ id }}
        search={{ show: 'all', page: 1 }}
        size="sm"
        onClick={onLeave}
      >
        {messages.see}
      </AnchorLink>
    )
  if (work.kind === 'clientImport')
    return (
      <AnchorLink to="/clients/import" search={{ id }} size="sm" onClick={onLeave}>
        {messages.see}
      </AnchorLink>
    )
  const { kind } = work
  if (kind === 'orderExtract' || kind === 'ticketExtract' || kind === 'auditExtract')
    return work.state === 'done' && <Download id={id} kind={kind} name={name} />
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      aria-label={messages.seeOf(name)}
      onClick={() => onResults(id)}
    >
      {messages.see}
    </Anchor>
  )
}

const fileNames = { orderExtract: 'orders', ticketExtract: 'tickets', auditExtract: 'audit' }
type DownloadProps = { id: string; kind: keyof typeof fileNames; name: string }

function Download({ id, kind, name }: DownloadProps) {
  const messages = useMessages(workMessages)
  const say = useProblemMessage()
  const [isTaking, setTaking] = useState(false)
  const take = async () => {
    setTaking(true)
    try {
      const answer = await callForAnswer(getExtract, { params: { id } })
      const isCsv = answer.headers.get('content-type')?.startsWith('text/csv')
      await saveFile(answer, `${fileNames[kind]}.${isCsv ? 'csv' : 'xlsx'}`)
    } catch (error) {
      notifyError(
        messages.downloadFailed,
        isApiError(error, 'NotFound') ? messages.dropped : say(error),
      )
    } finally {
      setTaking(false)
    }
  }
  return (
    <Button
      size="compact-sm"
      variant="light"
      aria-label={messages.downloadOf(name)}
      loading={isTaking}
      onClick={() => void take()}
    >
      {messages.download}
    </Button>
  )
}
