import { Switch, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSingleKeysSwitch } from '../kit/keys/single-keys.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { Screen } from './palette-items.ts'
import { searchMessages } from './search.messages.ts'
import { goToKeys } from './shortcuts.rules.ts'
import styles from './shortcuts-sheet.module.css'

/** List of the global shortcuts, with a switch for single keys. */
export function ShortcutsSheet({
  screens,
  onClose,
}: {
  screens: readonly Screen[]
  onClose: () => void
}) {
  const messages = useMessages(searchMessages).sheet
  const { isOn, turn } = useSingleKeysSwitch()
  const pages = Object.entries(goToKeys).flatMap(([key, to]) =>
    screens.filter((screen) => screen.to === to).map(({ name }) => ({ key, name })),
  )
  return (
    <Dialog title={messages.title} onClose={onClose} size={520} isFullOnPhone>
      <Keys title={messages.everywhere}>
        <Key
          says={messages.palette}
          keys={[
            ['Ctrl', 'K'],
            ['⌘', 'K'],
          ]}
        />
      </Keys>
      <Switch
        mt="md"
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
        label={messages.isOn}
        description={messages.isOnHint}
      />
      <div className={styles.single} data-off={!isOn}>
        <Keys title={messages.single}>
          <Key says={messages.search} keys={[['/']]} />
          <Key says={messages.help} keys={[['?']]} />
        </Keys>
        <Keys title={messages.goTo}>
          {pages.map(({ key, name }) => (
            <Key key={key} says={name} keys={[['G', key.toUpperCase()]]} isInTurn />
          ))}
        </Keys>
        <Keys title={messages.lists}>
          <Key says={messages.next} keys={[['J']]} />
          <Key says={messages.previous} keys={[['K']]} />
        </Keys>
      </div>
    </Dialog>
  )
}

function Keys({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.keys}>
      <Text component="h3" size="sm" fw={620} mt="md" mb={4}>
        {title}
      </Text>
      <dl>{children}</dl>
    </section>
  )
}

type KeyProps = { says: string; keys: string[][]; isInTurn?: boolean }
function Key({ says, keys, isInTurn = false }: KeyProps) {
  const { inTurn } = useMessages(searchMessages).sheet
  return (
    <div>
      <dt>{says}</dt>
      <dd>
        {keys.map((held) => (
          <span key={held.join()}>
            {held.map((key, i) => (
              <span key={key}>
                {i > 0 && (
                  <span className="dimmed size-12">{isInTurn ? ` ${inTurn} ` : ' + '}</span>
                )}
                <kbd>{key}</kbd>
              </span>
            ))}
          </span>
        ))}
      </dd>
    </div>
  )
}
