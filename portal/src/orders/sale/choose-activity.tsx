import { fold } from '@guichet/contract/fold.ts'
import { Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useKindNames } from '../../domain/use-kind-names.ts'
import { useDates } from '../../kit/dates/dates.ts'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { sellMessages } from './sell.messages.ts'
import type { Activity, Category } from './sell.queries.ts'
import styles from './sell.module.css'

/** Beyond this many cards nobody looks: the name is typed. */
const mostShown = 48
type Props = {
  activities: readonly Activity[]
  activity: Activity
  category: Category
  onActivity: (id: string) => void
  onCategory: (id: string) => void
}

/**
 * The activity, then its category where it has several. What cannot be sold now stays visible, with
 * the reason.
 */
export function ChooseActivity({ activities, activity, category, onActivity, onCategory }: Props) {
  const messages = useMessages(sellMessages)
  const kinds = useKindNames()
  const localized = useLocalized()
  const dates = useDates()
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
  const reasonOf = ({ reason, saleBegins }: Category) =>
    reason &&
    `${messages.whyNot[reason]}${reason === 'notYet' && saleBegins ? ` (${dates.day(saleBegins)})` : ''}`
  return (
    <>
      {activities.length > 12 && (
        <TextInput
          aria-label={messages.find}
          placeholder={messages.find}
          leftSection={<IconSearch size={16} aria-hidden />}
          mb={8}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <ChoiceCards
        legend={messages.activity}
        value={activity.publicId}
        onChange={onActivity}
        choices={shown.map((item) => ({
          value: item.publicId,
          isDisabled: item.categories.every(({ onSale }) => !onSale),
          content: (
            <>
              <span className={styles.activity}>{localized(item.name)}</span>
              {item.categories.every(({ onSale }) => !onSale) && (
                <span className={styles.left}>{reasonOf(item.categories[0]!)}</span>
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
      {activity.categories.length > 1 && (
        <ChoiceCards
          legend={messages.category}
          value={category.publicId}
          onChange={onCategory}
          choices={activity.categories.map((category) => ({
            value: category.publicId,
            isDisabled: !category.onSale,
            content: (
              <>
                <span className={styles.activity}>
                  {kinds[category.category]}
                  {category.category === 'daily_ticket' &&
                    category.schedulingType === 'Anytime' && (
                      <Text span c="dimmed">
                        {' '}
                        · {messages.anytime}
                      </Text>
                    )}
                </span>
                <span className={styles.left}>
                  {reasonOf(category) ??
                    category.products.map(({ title }) => localized(title)).join(', ')}
                </span>
              </>
            ),
          }))}
        />
      )}
    </>
  )
}
