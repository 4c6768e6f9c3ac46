import { Button, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { quoteLinkMessages } from './quote-link.messages.ts'
import { useSaveNames, type LinkName, type LinkQuote } from './quote-link.queries.ts'
import styles from './quote-link.module.css'

type Seat = Pick<LinkName, 'line' | 'part' | 'ordinal'>
const keyOf = ({ line, part, ordinal }: Seat) => `${line}/${part}/${ordinal}`

/** Whom each ticket is for. A name is saved when its field is left, with all the others. */
export function QuoteNames({ quote, token }: { quote: LinkQuote; token: string }) {
  const messages = useMessages(quoteLinkMessages)
  const localized = useLocalized()
  const save = useSaveNames(token)
  const [typed, setTyped] = useState(() => new Map(quote.names.map((name) => [keyOf(name), name])))
  const saved = useRef(JSON.stringify([...typed.values()]))
  const given = [...typed.values()].filter((name) => name.firstName || name.lastName)
  const type = (seat: Seat, part: Partial<LinkName>) =>
    setTyped((was) => {
      const { line, part: within, ordinal } = seat
      const blank = { line, part: within, ordinal, firstName: '', lastName: '' }
      return new Map(was).set(keyOf(seat), { ...(was.get(keyOf(seat)) ?? blank), ...part })
    })
  const send = () => {
    const names = [...typed.values()]
    const now = JSON.stringify(names)
    if (now === saved.current) return
    saved.current = now
    save.mutate(names, {
      // What is not saved is sent again with the next name.
      onError: () => {
        saved.current = ''
      },
    })
  }
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="guests">
      <div className={styles.head}>
        <h2 id="guests" className={styles.heading}>
          {messages.names}
        </h2>
        <Text size="sm" c="dimmed">
          {messages.namesGiven(given.length, quote.seats.length)}
        </Text>
      </div>
      <Text size="sm" c="dimmed" mb="sm">
        {messages.namesHint}
      </Text>
      <ul className={styles.seats}>
        {quote.seats.map((seat, i) => (
          <li key={keyOf(seat)}>
            <Text size="xs" c="dimmed">
              {i + 1} · {localized(seat.title)}
            </Text>
            <div className={styles.pair}>
              {(['firstName', 'lastName'] as const).map((field) => (
                <TextInput
                  key={field}
                  aria-label={messages.of(messages[field], i + 1)}
                  placeholder={messages[field]}
                  maxLength={50}
                  autoComplete="off"
                  value={typed.get(keyOf(seat))?.[field] ?? ''}
                  onChange={(event) => type(seat, { [field]: event.currentTarget.value })}
                  onBlur={send}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <Saved save={save} onAgain={send} />
    </section>
  )
}

type SavedProps = { save: ReturnType<typeof useSaveNames>; onAgain: () => void }
function Saved({ save, onAgain }: SavedProps) {
  const messages = useMessages(quoteLinkMessages)
  if (save.isError)
    return (
      <div role="alert">
        <Text size="sm" c="var(--mantine-color-error)">
          {messages.notSaved}
        </Text>
        <Button size="xs" variant="default" onClick={onAgain}>
          {messages.saveAgain}
        </Button>
      </div>
    )
  const text = save.isSuccess ? messages.savedNames : ''
  return (
    <output>
      <Text size="sm" c="dimmed" span>
        {save.isPending ? messages.saving : text}
      </Text>
    </output>
  )
}
