import { Skeleton, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { LineChoice } from '../../../domain/cart.rules.ts'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { addDays } from '../../../kit/dates/dates.ts'
import { useDuration } from '../../../kit/dates/durations.ts'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { QuantityStepper } from '../../../kit/forms/quantity-stepper.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Begin } from '../times/begin.rules.ts'
import { ChooseBegin } from '../times/choose-begin.tsx'
import { ChooseDate } from '../times/choose-date.tsx'
import { ChooseSlot } from '../times/choose-slot.tsx'
import { timesMessages } from '../times/times.messages.ts'
import { useInventory, type PackagePart } from '../times/times.queries.ts'
import { useBeginChoice } from '../times/use-begin-choice.ts'
import { useDayChoice } from '../times/use-day-choice.ts'
import { useSlotChoice } from '../times/use-slot-choice.ts'
import { SizeLabel } from './size-label.tsx'

/** Choice for a part; null while something is missing. */
export type PartPick = { chosen: LineChoice; when: string }
/** `wanted`: day chosen for another part of the package, preselected here. */
type Props = { part: PackagePart; wanted: string | null; onPick: (pick: PartPick | null) => void }

/** Time of a part of a package, by its kind; passes and products have none. */
export function ChoosePart({ part, wanted, onPick }: Props) {
  if (part.kind === 'daily_ticket' && part.schedulingType !== 'Anytime')
    return <SlotPart part={part} wanted={wanted} onPick={onPick} />
  if (part.kind === 'equipment_rental')
    return <RentalPart part={part} wanted={wanted} onPick={onPick} />
  if (part.kind === 'lodging') return <StayPart part={part} wanted={wanted} onPick={onPick} />
  return <AnytimePart onPick={onPick} />
}

// The choice is derived from current availability, so the package is notified of each change
// without any button.
function useReportPick(pick: PartPick | null, onPick: Props['onPick']) {
  const serialized = JSON.stringify(pick)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- pick is compared by content
  useEffect(() => onPick(pick), [serialized])
}

function AnytimePart({ onPick }: Pick<Props, 'onPick'>) {
  const messages = useMessages(sellMessages)
  useReportPick({ chosen: {}, when: '' }, onPick)
  return (
    <Text size="sm" c="dimmed">
      {messages.anytime}
    </Text>
  )
}

/** Names the part in the legend, because each part of a package has its own date. */
function useDateLegend({ title, categoryTitle }: PackagePart) {
  const messages = useMessages(sellMessages)
  const localized = useLocalized()
  const what = [categoryTitle, title].filter((text) => text !== null).map(localized)
  return (date: string = messages.date) => messages.dateOf(date, what.join(' · '))
}

function SlotPart({ part, wanted, onPick }: Props) {
  const dateLegend = useDateLegend(part)
  const choice = useSlotChoice(part.activityPublicId!, true, wanted)
  useReportPick(choice.at, onPick)
  return (
    <Stack gap="sm">
      <ChooseDate {...choice.dateProps} legend={dateLegend()} />
      {choice.isDated && <ChooseSlot {...choice.slotProps} />}
    </Stack>
  )
}

/** Sizes of a part at its start time, and the chosen one; only a single size is preselected. */
function useSizes(part: PackagePart, begin: Begin | null, sizeId: string) {
  const { data, error } = useInventory(
    begin && { date: begin.date, beginTime: begin.beginTime, duration: part.duration! },
  )
  const sizes =
    data?.rentalInventoryItems.filter((item) => item.rentalModelPublicId === part.modelPublicId) ??
    []
  const size =
    sizes.find((item) => item.rentalModelSpecificationPublicId === sizeId) ?? onlyOf(sizes)
  const isMissing = begin !== null && data === undefined
  return { sizes, size, isAsked: isMissing && !error, failure: isMissing ? error : null }
}

const onlyOf = <T,>(items: readonly T[]): T | undefined =>
  items.length === 1 ? items[0] : undefined

function RentalPart({ part, wanted, onPick }: Props) {
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const formatDuration = useDuration()
  const dateLegend = useDateLegend(part)
  const [sizeId, setSizeId] = useState('')
  const choice = useBeginChoice(part.modelPublicId!, part.duration, { date: wanted, begin: null })
  const { sizes, size, isAsked, failure } = useSizes(part, choice.begin, sizeId)
  useReportPick(
    choice.begin && size
      ? {
          chosen: choice.chosen(size.rentalModelSpecificationPublicId),
          when: `${choice.begin.date} ${choice.begin.beginTime} · ${formatDuration(part.duration!)}`,
        }
      : null,
    onPick,
  )
  return (
    <Stack gap="sm">
      <ChooseDate {...choice.dateProps} legend={dateLegend()} />
      {choice.isDated && <ChooseBegin {...choice.beginProps} />}
      {isAsked && <Skeleton height={56} maw={320} />}
      <ProblemAlert error={failure} />
      {sizes[0]?.rentalModelSpecificationName && (
        <ChoiceCards
          legend={say.size}
          value={size?.rentalModelSpecificationPublicId ?? null}
          onChange={setSizeId}
          choices={sizes.map((item) => ({
            value: item.rentalModelSpecificationPublicId,
            isDisabled: item.remainingQuantity === 0,
            ...(item.remainingQuantity === 0 && { look: 'full' as const }),
            content: (
              <SizeLabel
                name={localized(item.rentalModelSpecificationName!)}
                left={item.remainingQuantity}
              />
            ),
          }))}
        />
      )}
    </Stack>
  )
}

function StayPart({ part, wanted, onPick }: Props) {
  const say = useMessages(timesMessages)
  const day = useDayChoice({ kind: 'nights', id: part.productId }, wanted)
  const dateLegend = useDateLegend(part)
  const [persons, setPersons] = useState(1)
  const most = part.maxPersons ?? 1
  useReportPick(
    day.date && persons >= 1 && persons <= most
      ? {
          chosen: { checkInDate: day.date, numberOfPerson: persons },
          when: `${day.date} → ${addDays(day.date, part.quantity)}`,
        }
      : null,
    onPick,
  )
  return (
    <Stack gap="sm">
      <ChooseDate {...day.dateProps} legend={dateLegend(say.checkIn)} />
      <label style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <span>{say.persons}</span>
        <QuantityStepper
          label={say.persons}
          value={persons}
          min={1}
          max={most}
          onChange={setPersons}
        />
      </label>
    </Stack>
  )
}
