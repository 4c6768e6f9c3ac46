import { UnstyledButton } from '@mantine/core'
import { IconBuildingBank, IconMountain, IconTrees } from '@tabler/icons-react'
import { useState } from 'react'
import { Confirm } from '../../kit/layout/confirm.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { firstStepMessages } from './first-steps.messages.ts'
import { useCreateSample, type SampleName } from './first-steps.queries.ts'
import styles from './first-steps.module.css'

const samples = [
  { name: 'skiHill', icon: IconMountain },
  { name: 'museum', icon: IconBuildingBank },
  { name: 'outdoorCentre', icon: IconTrees },
] as const

/** Sample catalogues from which an empty business can start, with two presses. */
export function Samples() {
  const messages = useMessages(firstStepMessages)
  const [chosen, setChosen] = useState<SampleName | null>(null)
  return (
    <section className={`panel ${styles.samples}`} aria-labelledby="samples">
      <h2 className="size-16 strong no-margin" id="samples">
        {messages.samplesTitle}
      </h2>
      <p className="dimmed size-13 no-margin">{messages.samplesText}</p>
      <div className={styles.cards}>
        {samples.map(({ name, icon: Sign }) => (
          <UnstyledButton key={name} className={styles.card} onClick={() => setChosen(name)}>
            <Sign size={22} stroke={1.5} aria-hidden />
            <span className="size-14 strong">{messages.samples[name]}</span>
            <span className="dimmed size-13">{messages.sampleTexts[name]}</span>
          </UnstyledButton>
        ))}
      </div>
      {chosen && <StartFrom sample={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

function StartFrom({ sample, onClose }: { sample: SampleName; onClose: () => void }) {
  const messages = useMessages(firstStepMessages)
  const create = useCreateSample()
  return (
    <Confirm
      title={messages.startTitle(messages.samples[sample])}
      verb={messages.startVerb}
      isPending={create.isPending}
      onClose={onClose}
      onConfirm={() => create.mutate({ body: { sample } }, { onSettled: onClose })}
    >
      {messages.startText(messages.sampleTexts[sample])}
    </Confirm>
  )
}
