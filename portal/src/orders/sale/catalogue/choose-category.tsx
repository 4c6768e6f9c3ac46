import { Text } from '@mantine/core'
import { useKindNames } from '../../../domain/names/use-kind-names.ts'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Activity, Category } from '../counter/sell.queries.ts'
import { useUnavailableReason } from './use-unavailable-reason.ts'
import styles from '../counter/sell.module.css'

type Props = {
  activity: Activity
  category: Category
  onCategory: (id: string) => void
}

/**
 * Day tickets, passes or donations of an activity that has several. Those not on sale stay visible,
 * with the reason.
 */
export function ChooseCategory({ activity, category, onCategory }: Props) {
  const messages = useMessages(sellMessages)
  const kinds = useKindNames()
  const localized = useLocalized()
  const whyNot = useUnavailableReason()
  if (activity.categories.length < 2) return null
  return (
    <ChoiceCards
      legend={messages.category}
      isLegendHidden
      value={category.publicId}
      onChange={onCategory}
      choices={activity.categories.map((item) => ({
        value: item.publicId,
        isDisabled: !item.onSale,
        content: (
          <>
            <span className="medium">
              {kinds[item.category]}
              {item.category === 'daily_ticket' && item.schedulingType === 'Anytime' && (
                <Text span c="dimmed">
                  {' '}
                  · {messages.anytime}
                </Text>
              )}
            </span>
            <span className={`dimmed size-12 ${styles.titles}`}>
              {whyNot(item) || item.products.map(({ title }) => localized(title)).join(', ')}
            </span>
          </>
        ),
      }))}
    />
  )
}
