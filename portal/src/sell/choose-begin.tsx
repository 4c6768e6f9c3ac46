import { Box, Skeleton, Text } from '@mantine/core'
import { ChoiceCards } from '../kit/choice-cards.tsx'
import { useMessages } from '../kit/messages.ts'
import { ProblemAlert } from '../kit/problem-alert.tsx'
import { TimeField } from '../kit/time-field.tsx'
import { timesMessages } from './times.messages.ts'
import type { useBeginChoice } from './use-begin-choice.ts'
import styles from './sell.module.css'

type Props = ReturnType<typeof useBeginChoice>['beginProps']
const custom = 'custom'

/**
 * The begins that a day offers; the last card lets staff name another time, which the timetable
 * does not limit.
 */
export function ChooseBegin({ begins, error, value, picked, onPick }: Props) {
  const say = useMessages(timesMessages)
  if (error && !begins) return <ProblemAlert error={error} />
  if (!begins) return <Skeleton height={56} radius="sm" />
  const isCustom = picked?.isCustom ?? false
  return (
    <div>
      {begins.length === 0 && !isCustom && (
        <Text component="output" size="sm" c="dimmed" display="block" mb={8}>
          {say.noBegin}
        </Text>
      )}
      <ChoiceCards
        legend={say.begin}
        value={isCustom ? custom : (value?.beginTime ?? null)}
        onChange={(time) =>
          onPick(
            time === custom
              ? { time: value?.beginTime ?? '09:00', isCustom: true }
              : { time, isCustom: false },
          )
        }
        choices={[
          ...begins.map(({ beginTime }) => ({
            value: beginTime,
            content: <span className={styles.hours}>{beginTime}</span>,
          })),
          { value: custom, content: <span>{say.customBegin}</span> },
        ]}
      />
      {isCustom && (
        <Box mt={8} maw={220}>
          <TimeField
            label={say.customBegin}
            description={say.customHint}
            value={picked!.time}
            error={value === null || undefined}
            onChange={(time) => onPick({ time, isCustom: true })}
          />
        </Box>
      )}
    </div>
  )
}
