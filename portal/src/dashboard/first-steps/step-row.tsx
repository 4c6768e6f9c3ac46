import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { provinceNames } from '../../domain/names/province-names.messages.ts'
import { ButtonLink } from '../../kit/layout/links.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useLanguage, useLocalized, useMessages } from '../../kit/text/messages.ts'
import { formatPercent } from '../../kit/text/money.ts'
import { firstStepMessages } from './first-steps.messages.ts'
import {
  useConfirmTaxes,
  useSaveCashOnly,
  useTaxes,
  type FirstSteps,
  type Step,
} from './first-steps.queries.ts'
import styles from './first-steps.module.css'

type Props = {
  step: Step
  place: number
  found: FirstSteps
  /** The first step that this person can do now: its button is the one to press. */
  isNext: boolean
}

/** A step with its tick, or with the button that leads to where it is done. */
export function StepRow({ step: { step, isDone, may }, place, found, isNext }: Props) {
  const messages = useMessages(firstStepMessages)
  return (
    <li className={styles.row} {...(isNext && { 'aria-current': 'step' })}>
      <span className={styles.mark} {...(isDone && { 'data-done': true })}>
        {isDone ? <IconCheck size={16} aria-hidden /> : <span aria-hidden>{place}</span>}
        <span className="visually-hidden">{isDone ? messages.done : messages.notDone}</span>
      </span>
      <div className="grows shrinks">
        <h3 className="size-14 strong no-margin">{messages.steps[step]}</h3>
        <p className="dimmed size-13 no-margin">
          <StepText step={step} isDone={isDone} may={may} found={found} />
        </p>
      </div>
      {!isDone && may && (
        <div className={styles.verbs}>
          <StepVerbs step={step} found={found} isNext={isNext} />
        </div>
      )}
    </li>
  )
}

function StepText({
  step,
  isDone,
  may,
  found,
}: Omit<Step, 'step'> & Pick<Props, 'found'> & Pick<Step, 'step'>) {
  const messages = useMessages(firstStepMessages)
  if (isDone && step === 'payment')
    return messages.facts[found.isCashOnly ? 'cashOnly' : 'provider']
  if (isDone && step !== 'payment') return messages.facts[step]
  if (!may) return messages.notYours
  if (step === 'taxes') return <TaxesInForce />
  if (step === 'timetable' && !found.activityPublicId) return messages.afterActivity
  return messages.texts[step]
}

/** Rates that apply now, so that they can be confirmed without leaving the list. */
function TaxesInForce() {
  const messages = useMessages(firstStepMessages)
  const language = useLanguage()
  const localized = useLocalized()
  const { data } = useTaxes()
  if (!data) return messages.texts.taxes
  if (data.isNoTaxesSelected) return messages.noTaxes
  const taxes = data.taxes.map(
    ({ label, percent }) => `${localized(label)} ${formatPercent(percent, language)}`,
  )
  return messages.inForce(taxes.join(', '), provinceNames[language][data.province])
}

type VerbProps = { step: Step['step']; found: FirstSteps; isNext: boolean }
function StepVerbs({ step, found, isNext }: VerbProps): ReactNode {
  const messages = useMessages(firstStepMessages)
  const look = { variant: isNext ? 'filled' : 'default' }
  const label = messages.verbs[step]
  const verbs: Record<Step['step'], () => ReactNode> = {
    taxes: () => (
      <>
        <ConfirmTaxes />
        <ButtonLink to="/payment-taxes" search={{ tab: 'taxes' }} {...look}>
          {label}
        </ButtonLink>
      </>
    ),
    activity: () => (
      <ButtonLink to="/activities/new" search={{ table: 'activities' }} {...look}>
        {label}
      </ButtonLink>
    ),
    timetable: () =>
      found.activityPublicId && (
        <ButtonLink
          to="/timetables"
          search={{ item: found.activityPublicId, view: 'month', date: '', make: 'activities' }}
          {...look}
        >
          {label}
        </ButtonLink>
      ),
    payment: () => (
      <>
        <CashOnly />
        <ButtonLink to="/payment-taxes" search={{ tab: 'provider' }} {...look}>
          {label}
        </ButtonLink>
      </>
    ),
    sale: () => (
      <ButtonLink to="/sell" {...look}>
        {label}
      </ButtonLink>
    ),
  }
  return verbs[step]()
}

function ConfirmTaxes() {
  const messages = useMessages(firstStepMessages)
  const { publicId } = useBusiness()
  const { data } = useTaxes()
  const confirm = useConfirmTaxes()
  return (
    <Button
      variant="subtle"
      disabled={!data}
      loading={confirm.isPending}
      onClick={() => data && confirm.mutate({ params: { id: publicId }, body: data })}
    >
      {messages.confirmTaxes}
    </Button>
  )
}

function CashOnly() {
  const messages = useMessages(firstStepMessages)
  const save = useSaveCashOnly()
  return (
    <Button
      variant="subtle"
      loading={save.isPending}
      onClick={() => save.mutate({ body: { isCashOnly: true } })}
    >
      {messages.cashOnly}
    </Button>
  )
}
