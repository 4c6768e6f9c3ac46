import { NativeSelect, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { FocusEvent } from 'react'
import { PictureButton } from '../../../kit/images/picture-button.tsx'
import { IconAction } from '../../../kit/layout/icon-action.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import {
  later,
  sizeNamed,
  type MemberChoice,
  type Plan,
  type RowChoices,
} from './party-plan.rules.ts'
import { rowParts, type Row, type RowPart, type RowProblem } from './party-rows.rules.ts'
import { partyMessages } from './party.messages.ts'
import styles from './party.module.css'

type Props = {
  row: Row
  place: number
  plan: Plan
  problems: Partial<Record<RowPart, RowProblem>>
  /** Null while loading, and for a blank row. */
  fitted: { age: number | null; choices: RowChoices } | null
  onType: (part: RowPart, text: string) => void
  onPick: (picked: MemberChoice) => void
  onRemove: () => void
  /** Missing choices are shown as errors. */
  areAllShown: boolean
  /** A pass of the category requires a photo. */
  isPictured: boolean
  onPicture: (picture: string) => void
}

/** Row of a person: their data, and their ticket and equipment. */
export function PartyRow({
  row,
  place,
  problems,
  fitted,
  onType,
  onRemove,
  isPictured,
  onPicture,
  ...rest
}: Props) {
  const messages = useMessages(partyMessages)
  // Below the first row, whose labels are the heads of the columns, a narrow screen has no columns.
  const placeholderOf = (part: RowPart) => {
    if (place > 1) return { placeholder: messages.parts[part] }
    return part === 'born' ? { placeholder: messages.bornHint } : {}
  }
  return (
    <li className={styles.row} aria-label={messages.person(place)} data-row={place}>
      {rowParts.map((part) => (
        <TextInput
          key={part}
          className={styles[part]!}
          label={messages.parts[part]}
          aria-label={messages.ofPerson(messages.parts[part], place)}
          value={row[part]}
          autoComplete="off"
          inputMode={part === 'height' ? 'numeric' : 'text'}
          {...placeholderOf(part)}
          data-part={part}
          // Typing replaces a proposed family name.
          {...(part === 'lastName' && {
            onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
          })}
          data-autofocus={(place === 1 && part === 'firstName') || undefined}
          error={problems[part] && messages.problems[problems[part]]}
          onChange={(event) => onType(part, event.currentTarget.value)}
        />
      ))}
      <div className={styles.gets}>
        {isPictured && (
          <div className={styles.face}>
            <span aria-hidden>{messages.picture}</span>
            <PictureButton
              label={messages.ofPerson(messages.picture, place)}
              value={row.picture}
              onChange={onPicture}
              container="profiles"
            />
          </div>
        )}
        {fitted ? (
          <>
            <TicketOf {...rest} place={place} fitted={fitted} />
            <PiecesOf {...rest} place={place} fitted={fitted} />
          </>
        ) : (
          <Awaited plan={rest.plan} place={place} />
        )}
      </div>
      <IconAction
        className={styles.remove}
        size={36}
        label={messages.remove(place)}
        icon={IconX}
        onClick={onRemove}
      />
    </li>
  )
}

/** Places of the choices of a person who is not typed yet, so that the row keeps its layout. */
function Awaited({ plan: { category, equipment }, place }: Pick<Props, 'plan' | 'place'>) {
  const messages = useMessages(partyMessages)
  const localized = useLocalized()
  const labels = [...(category ? [messages.ticket] : []), ...equipment.map(labelOf(localized))]
  return labels.map((label) => (
    <NativeSelect
      key={label}
      className={styles.choose!}
      label={label}
      aria-label={messages.ofPerson(label, place)}
      disabled
      data={[messages.awaited]}
    />
  ))
}

/** The only type that is rented, or else its category. */
const labelOf =
  (localized: ReturnType<typeof useLocalized>) => (category: Plan['equipment'][number]) =>
    localized(category.models.length === 1 ? category.models[0]!.name : category.name)

type Gets = Pick<Props, 'place' | 'plan' | 'onPick' | 'areAllShown'> & {
  fitted: NonNullable<Props['fitted']>
}
function TicketOf({ place, plan, fitted: { age, choices }, onPick, areAllShown }: Gets) {
  const messages = useMessages(partyMessages)
  const localized = useLocalized()
  const { ticket } = choices
  if (!ticket) return null
  const says =
    ticket.reason === 'byHand'
      ? messages.byHand
      : messages.tickets[ticket.reason](age === null ? '' : messages.years(age))
  const titleOf = (id: string) =>
    plan.category?.products.find(({ productId }) => productId === id)?.title
  return (
    <Choose
      label={messages.ticket}
      place={place}
      value={ticket.value}
      says={says}
      isMissed={areAllShown && ticket.value === null}
      options={ticket.candidates.flatMap((value) => {
        const title = titleOf(value)
        return title ? [{ value, label: localized(title) }] : []
      })}
      onChange={(value) => onPick({ ticket: value })}
    />
  )
}

function PiecesOf({ place, plan, fitted, onPick, areAllShown }: Gets) {
  const messages = useMessages(partyMessages)
  const localized = useLocalized()
  return fitted.choices.pieces.map(({ rentalPublicId, value, reason, candidates, isSizeOpen }) => {
    const category = plan.equipment.find(({ publicId }) => publicId === rentalPublicId)
    if (!category) return null
    const isOneModel = category.models.length === 1
    const saysOf = () => {
      if (isSizeOpen) return messages.sizes.later
      return reason === 'byHand' ? messages.byHand : messages.sizes[reason]
    }
    return (
      <Choose
        key={rentalPublicId}
        label={labelOf(localized)(category)}
        place={place}
        value={isSizeOpen ? later : value}
        says={saysOf()}
        isMissed={areAllShown && value === null}
        isLaterOffered={candidates.length > 1}
        options={candidates.flatMap((candidate) => {
          const named = sizeNamed(plan.equipment, candidate)
          if (!named) return []
          const size = localized(named.size.name ?? named.model.name)
          const label =
            isOneModel || named.size.name === null
              ? size
              : `${localized(named.model.name)} – ${size}`
          return [{ value: candidate, label }]
        })}
        onChange={(next) => onPick({ sizes: { [rentalPublicId]: next } })}
      />
    )
  })
}

type ChooseProps = {
  label: string
  place: number
  value: string | null
  says: string
  isMissed: boolean
  /** The size may be left open until the hand-out. */
  isLaterOffered?: boolean
  options: { value: string; label: string }[]
  onChange: (value: string) => void
}
const open = '?'
/** Select of the fitting candidates, or nothing; a missing choice has a placeholder. */
function Choose({
  label,
  place,
  value,
  says,
  isMissed,
  isLaterOffered = false,
  options,
  onChange,
}: ChooseProps) {
  const messages = useMessages(partyMessages)
  return (
    <NativeSelect
      className={styles.choose!}
      label={label}
      aria-label={messages.ofPerson(label, place)}
      description={says}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data-open={value === null || undefined}
      error={isMissed && messages.problems.choose}
      value={value ?? open}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        ...(value === null ? [{ value: open, label: messages.choose, disabled: true }] : []),
        ...options,
        ...(isLaterOffered ? [{ value: later, label: messages.later }] : []),
        { value: '', label: messages.none },
      ]}
    />
  )
}
