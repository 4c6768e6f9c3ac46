import { Button, CloseButton, Collapse, Group, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { usePhone } from '../layout/breakpoints.ts'
import { useMessages } from '../text/messages.ts'
import { listMessages } from './list.messages.ts'
import styles from './list.module.css'

type Props = {
  sought: string
  label: string
  hint: string
  onSearch: (sought: string) => void
  /** Whether the options differ from the default; they are then open from the start. */
  hasOptions?: boolean
  /** The options, if any. */
  children?: ReactNode
}

/** Searches on Enter or by the button, not while typing: clerks often paste a term. */
export function SearchBox({ sought, label, hint, onSearch, hasOptions = false, children }: Props) {
  const messages = useMessages(listMessages)
  const options = useId()
  // A phone would cut the hint off.
  const isPhone = usePhone()
  const [typed, setTyped] = useState(sought)
  const [isOpen, setOpen] = useState(hasOptions)
  // The term in the address may change elsewhere (Back, clear): the box follows.
  const [followed, setFollowed] = useState(sought)
  if (followed !== sought) {
    setFollowed(sought)
    setTyped(sought)
  }
  return (
    <search className="block below-12">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <Group gap="xs" wrap="nowrap">
          <TextInput
            className={styles.box}
            aria-label={label}
            placeholder={isPhone ? label : hint}
            value={typed}
            maxLength={200}
            leftSection={<IconSearch size={16} aria-hidden />}
            onChange={(event) => setTyped(event.currentTarget.value)}
            rightSectionWidth={44}
            rightSection={
              typed && (
                <CloseButton
                  className={styles.clear!}
                  aria-label={messages.clear}
                  onClick={() => {
                    setTyped('')
                    onSearch('')
                  }}
                />
              )
            }
          />
          <Button type="submit">{messages.go}</Button>
          {children && (
            <Button
              variant="default"
              px="xs"
              className={styles.options}
              aria-expanded={isOpen}
              aria-controls={options}
              aria-label={messages.options}
              onClick={() => setOpen((was) => !was)}
            >
              <IconAdjustmentsHorizontal size={18} aria-hidden />
            </Button>
          )}
        </Group>
        {children && (
          <Collapse expanded={isOpen} id={options} transitionDuration={100}>
            {children}
          </Collapse>
        )}
      </form>
    </search>
  )
}
