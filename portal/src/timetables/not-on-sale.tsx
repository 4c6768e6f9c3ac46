import { Alert, Button, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { AnchorLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useActivate } from './activate.queries.ts'
import { timetableMessages } from './timetables.messages.ts'
import type { Item } from './timetables.queries.ts'

type Props = { items: readonly Item[]; chosenIds: readonly string[] }
/** Warns, before slots are published or copied, that their activities cannot be bought. */
export function NotOnSale({ items, chosenIds }: Props) {
  const messages = useMessages(timetableMessages)
  const localized = useLocalized()
  const box = useRef<HTMLDivElement>(null)
  const [wasActivated, setActivated] = useState(false)
  const business = useBusiness()
  const off = items.filter(({ publicId, isInactive }) => isInactive && chosenIds.includes(publicId))
  const mayActivate = mayOpen(business, 'Pricings')
  const { activate, isReady, isPending } = useActivate({
    isEnabled: mayActivate && off.length > 0,
    onDone: () => {
      setActivated(true)
      // The clicked button disappears, so its container takes the focus.
      box.current?.focus()
    },
  })
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
                {mayActivate ? (
                  <Button
                    variant="default"
                    loading={isPending}
                    disabled={!isReady(publicId)}
                    onClick={() => activate(publicId)}
                  >
                    {messages.activate(localized(name))}
                  </Button>
                ) : (
                  mayOpen(business, 'Activities') && (
                    // Opens in another tab, so that the form keeps its values.
                    <AnchorLink
                      size="sm"
                      underline="always"
                      to="/activities/$id"
                      params={{ id: publicId }}
                      target="_blank"
                    >
                      {messages.activate(localized(name))}
                    </AnchorLink>
                  )
                )}
              </div>
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  )
}
