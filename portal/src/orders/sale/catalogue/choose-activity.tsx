import { fold } from '@guichet/contract/fold.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Activity, Category } from '../counter/sell.queries.ts'
import { ChooseCategory } from './choose-category.tsx'
import { FindActivity, mostShown } from './find-activity.tsx'
import { useUnavailableReason } from './use-unavailable-reason.ts'

type Props = {
  activities: readonly Activity[]
  activity: Activity
  category: Category
  onActivity: (id: string) => void
  onCategory: (id: string) => void
}

/**
 * The activity, then its category if it has several. Those not on sale stay visible, with the
 * reason.
 */
export function ChooseActivity({ activities, activity, category, onActivity, onCategory }: Props) {
  const messages = useMessages(sellMessages)
  const localized = useLocalized()
  const whyNot = useUnavailableReason()
  const [sought, setSought] = useState('')
  const found = activities.filter(
    ({ publicId, name }) =>
      publicId === activity.publicId || fold(localized(name)).includes(fold(sought)),
  )
  const shown =
    found.length > mostShown
      ? [
          ...found.slice(0, mostShown),
          ...found.slice(mostShown).filter(({ publicId }) => publicId === activity.publicId),
        ]
      : found
  return (
    <>
      <FindActivity among={activities.length} sought={sought} onChange={setSought} />
      <ChoiceCards
        legend={messages.activity}
        value={activity.publicId}
        onChange={onActivity}
        choices={shown.map((item) => ({
          value: item.publicId,
          isDisabled: item.categories.every(({ onSale }) => !onSale),
          content: (
            <>
              <span className="medium">{localized(item.name)}</span>
              {item.categories.every(({ onSale }) => !onSale) && (
                <span className="dimmed size-12">{whyNot(item.categories[0]!)}</span>
              )}
            </>
          ),
        }))}
      />
      {shown.length < found.length && (
        <Text size="sm" c="dimmed">
          {messages.moreActivities(found.length - shown.length)}
        </Text>
      )}
      <ChooseCategory activity={activity} category={category} onCategory={onCategory} />
    </>
  )
}
