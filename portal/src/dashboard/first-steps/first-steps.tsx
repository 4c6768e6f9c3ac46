import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useMessages } from '../../kit/text/messages.ts'
import { firstStepMessages } from './first-steps.messages.ts'
import { useSaveFirstSteps, type FirstSteps, type RemovalReport } from './first-steps.queries.ts'
import { nextOf } from './first-steps.rules.ts'
import { SampleLine } from './sample-line.tsx'
import { Samples } from './samples.tsx'
import { StepRow } from './step-row.tsx'
import styles from './first-steps.module.css'

type Props = { found: FirstSteps; onRemoved: (report: RemovalReport) => void }

/** List of the steps from a new business to its first sale, instead of figures that are all zero. */
export function FirstStepsList({ found, onRemoved }: Props) {
  const messages = useMessages(firstStepMessages)
  const save = useSaveFirstSteps()
  const { steps } = found
  const next = nextOf(found)
  return (
    <div className={styles.page}>
      {found.maySample && <Samples />}
      <section className="panel" aria-labelledby="first-steps">
        <header className={styles.head}>
          <div>
            <h2 className="size-16 strong no-margin" id="first-steps">
              {messages.title}
            </h2>
            <p className="dimmed size-13 no-margin">
              {messages.intro}{' '}
              {messages.progress(steps.filter(({ isDone }) => isDone).length, steps.length)}
            </p>
          </div>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            loading={save.isPending}
            onClick={() => save.mutate({ body: { isDismissed: true } })}
          >
            {messages.close}
          </Button>
        </header>
        <ol className={styles.rows}>
          {steps.map((step, i) => (
            <StepRow
              key={step.step}
              step={step}
              place={i + 1}
              found={found}
              isNext={step.step === next}
            />
          ))}
        </ol>
      </section>
      {found.mayRemoveSample && found.sample && (
        <SampleLine sample={found.sample} onRemoved={onRemoved} />
      )}
    </div>
  )
}

/** Opens the closed list again. */
export function BringBack() {
  const messages = useMessages(firstStepMessages)
  const save = useSaveFirstSteps()
  return (
    <Button
      variant="default"
      leftSection={<IconListCheck size={16} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate({ body: { isDismissed: false } })}
    >
      {messages.bringBack}
    </Button>
  )
}

/** Above the figures once all steps are done: the sample is removed, or kept without a word. */
export function SampleKept({ found, onRemoved }: Props) {
  const messages = useMessages(firstStepMessages)
  const save = useSaveFirstSteps()
  if (found.isDismissed || !found.mayRemoveSample || !found.sample) return null
  return (
    <SampleLine sample={found.sample} onRemoved={onRemoved}>
      <Button
        variant="default"
        size="compact-sm"
        loading={save.isPending}
        onClick={() => save.mutate({ body: { isDismissed: true } })}
      >
        {messages.keepSample}
      </Button>
    </SampleLine>
  )
}
