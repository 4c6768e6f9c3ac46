import { Button, Skeleton, Text } from '@mantine/core'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { linkMessages } from './link.messages.ts'
import { useTimeMessages } from './time-messages.ts'
import { keyOfTime, type TimeChoice } from './use-time-choice.ts'
import styles from './link.module.css'

type Props = {
  choice: TimeChoice
  /** Whether a ticket is selected. */
  isPossible: boolean
  timeZone: string
}

/** Free days as cards, then the times of the chosen day. */
export function TimeCards({ choice, isPossible, timeZone }: Props) {
  const messages = useMessages(linkMessages)
  const { days = [], error, isLoading } = choice
  return (
    <>
      {isLoading && <Skeleton height={120} />}
      {error && (
        <Text role="alert" size="sm">
          {messages.timesFailed}
        </Text>
      )}
      {choice.days?.length === 0 && <Text component="output">{messages.noTime}</Text>}
      {days.length > 0 && isPossible && <Cards choice={choice} timeZone={timeZone} />}
    </>
  )
}

function Cards({ choice, timeZone }: Omit<Props, 'isPossible'>) {
  const messages = useMessages(linkMessages)
  const time = useTimeMessages(timeZone)
  return (
    <>
      <ChoiceCards
        legend={messages.day}
        layout="columns"
        value={choice.day}
        onChange={choice.chooseDay}
        choices={(choice.days ?? []).map(({ date }) => ({
          value: date,
          content: <span className={styles.day}>{time.day(date)}</span>,
        }))}
      />
      <div className={styles.turn}>
        {choice.isTurned && (
          <Button variant="subtle" onClick={() => choice.turnTo(null)}>
            {messages.first}
          </Button>
        )}
        {choice.next && (
          <Button variant="subtle" onClick={() => choice.turnTo(choice.next)}>
            {messages.more}
          </Button>
        )}
      </div>
      {choice.timesOfDay.length > 0 && (
        <ChoiceCards
          legend={messages.time}
          layout="columns"
          value={choice.at}
          onChange={choice.chooseTime}
          choices={choice.timesOfDay.map((item) => ({
            value: keyOfTime(item),
            content: (
              <>
                <span className="medium">
                  {item.begin} – {item.end}
                </span>
                <span className="dimmed size-13">{messages.left(item.remaining)}</span>
              </>
            ),
          }))}
        />
      )}
    </>
  )
}
