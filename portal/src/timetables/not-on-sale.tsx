import { Alert, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { ActivateCategory } from '../domain/catalogue/activate-category.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { timetableMessages } from './timetables.messages.ts'
import type { Item } from './timetables.queries.ts'

type Props = { items: readonly Item[]; chosenIds: readonly string[] }
/** Warns, before slots are published or copied, that their activities cannot be bought. */
export function NotOnSale({ items, chosenIds }: Props) {
  const messages = useMessages(timetableMessages)
  const localized = useLocalized()
  const box = useRef<HTMLDivElement>(null)
  const [wasActivated, setActivated] = useState(false)
  const off = items.filter(({ publicId, isInactive }) => isInactive && chosenIds.includes(publicId))
  if (off.length === 0 && !wasActivated) return null
  return (
    <div ref={box} tabIndex={-1}>
      {off.length > 0 && (
        <Alert color="orange" variant="light">
          <Stack gap="sm" align="flex-start">
            {off.map(({ publicId, name }) => (
              <div key={publicId}>
                <Text size="sm" mb={4}>
                  {messages.notOnSale(localized(name))}
                </Text>
                <ActivateCategory
                  activityId={publicId}
                  name={localized(name)}
                  category="daily_ticket"
                  onDone={() => {
                    setActivated(true)
                    // The clicked button disappears, so its container takes the focus.
                    box.current?.focus()
                  }}
                />
              </div>
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  )
}
