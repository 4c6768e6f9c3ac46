import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { nameOfFields } from './catalogue-texts.rules.ts'
import { categoryMessages } from './category.messages.ts'

type Props = {
  types: readonly { internationalizedFields: Record<'fr' | 'en', { name: string }> }[]
}

/** Names of the types of a category, below its own. */
export function TypeNames({ types }: Props) {
  const messages = useMessages(categoryMessages)
  const localized = useLocalized()
  return (
    <span className="dimmed size-12 regular">
      {types.length === 0
        ? messages.typeCount(0)
        : types
            .map(({ internationalizedFields }) => localized(nameOfFields(internationalizedFields)))
            .join(' · ')}
    </span>
  )
}
