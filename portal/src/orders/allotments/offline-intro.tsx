import { Button, Text } from '@mantine/core'
import { IconArmchair, IconCash, IconCloudUp, IconTicket } from '@tabler/icons-react'
import { focusFirst } from '../../kit/focus/focus-field.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { allotmentMessages } from './allotments.messages.ts'
import styles from './allotments.module.css'

/** For a device without places: the purpose of this page, and the next step. */
export function OfflineIntro({ canTake }: { canTake: boolean }) {
  const messages = useMessages(allotmentMessages)
  const { intro } = messages
  return (
    <section className="panel" aria-labelledby="intro">
      <h2 id="intro" className={styles.heading}>
        {intro.title}
      </h2>
      <ul className={styles.intro}>
        {(
          [
            [IconArmchair, intro.purpose],
            [IconTicket, intro.sold],
            [IconCash, intro.paid],
            [IconCloudUp, intro.settled],
          ] as const
        ).map(([Sign, text]) => (
          <li key={text}>
            <Sign size={20} stroke={1.6} aria-hidden />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {canTake ? (
        <Button mt="md" onClick={() => focusFirst(document.body, '#take')}>
          {messages.take}
        </Button>
      ) : (
        <Text mt="md" fw={550}>
          {intro.noPlaces}
        </Text>
      )}
    </section>
  )
}
