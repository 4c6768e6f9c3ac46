import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'

type Props = { isAnytime: boolean; onChange: (isAnytime: boolean) => void }
/** Chooses between a date and any time, for categories that sell both. */
export function ChooseWhen({ isAnytime, onChange }: Props) {
  const messages = useMessages(sellMessages)
  return (
    <ChoiceCards
      legend={messages.when}
      value={isAnytime ? 'any' : 'date'}
      onChange={(value) => onChange(value === 'any')}
      choices={[
        { value: 'date', content: messages.onDate },
        { value: 'any', content: messages.anytime },
      ]}
    />
  )
}
