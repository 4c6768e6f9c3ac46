import { Box, Skeleton, Text } from '@mantine/core'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { TimeField } from '../../../kit/dates/time-field.tsx'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { HourMissing } from './hour-missing.tsx'
import { timesMessages } from './times.messages.ts'
import type { useBeginChoice } from './use-begin-choice.ts'

type Props = ReturnType<typeof useBeginChoice>['beginProps']
const custom = 'custom'
const cardOf = (picked: Props['picked'], value: Props['value']) =>
  picked?.isCustom ? custom : (value?.beginTime ?? null)
const pickOf = (card: string, value: Props['value']) =>
  card === custom
    ? { time: value?.beginTime ?? '09:00', isCustom: true }
    : { time: card, isCustom: false }

/** Start times of a day; the last card is for a custom time, outside the timetable. */
export function ChooseBegin(props: Props) {
  const { begins, error, value, picked, onPick } = props
  const say = useMessages(timesMessages)
  const messages = useMessages(sellMessages)
  const texts = { begun: say.begun, full: messages.openness.full }
  if (error && !begins) return <ProblemAlert error={error} />
  if (!begins) return <Skeleton height={56} radius="sm" />
  const own = picked?.isCustom ? picked : null
  return (
    <div>
      {value === null && !own && <NothingChosen {...props} />}
      <ChoiceCards
        legend={say.begin}
        layout="times"
        value={cardOf(picked, value)}
        onChange={(time) => onPick(pickOf(time, value))}
        choices={[
          ...begins.map(({ beginTime, look }) => ({
            value: beginTime,
            isDisabled: look === 'full',
            look: look === 'full' ? look : ('open' as const),
            content: (
              <>
                <span className="strong one-line">{beginTime}</span>
                {look !== 'open' && <span className="dimmed size-12">{texts[look]}</span>}
              </>
            ),
          })),
          { value: custom, content: <span>{say.customBegin}</span> },
        ]}
      />
      {own && (
        <Box mt={8} maw={220}>
          <TimeField
            label={say.customBegin}
            description={say.customHint}
            value={own.time}
            error={value === null || undefined}
            onChange={(time) => onPick({ time, isCustom: true })}
          />
        </Box>
      )}
    </div>
  )
}

/** Says why no start time is chosen: the day lacks the picked one, or what is left has begun. */
function NothingChosen({ begins, missing, instead, onPick }: Props) {
  const messages = useMessages(timesMessages)
  if (missing !== null)
    return (
      <HourMissing
        missing={missing}
        instead={instead?.beginTime ?? null}
        onAgree={() => onPick({ time: instead!.beginTime, isCustom: false })}
      />
    )
  return (
    <Text component="output" size="sm" c="dimmed" display="block" mb={8}>
      {begins?.length === 0 ? messages.noBegin : messages.allBegun}
    </Text>
  )
}
