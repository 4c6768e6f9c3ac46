import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { nameOfFields } from './catalogue-texts.rules.ts'
import { categoryMessages } from './category.messages.ts'
import styles from './type-names.module.css'

type Props = {
  types: readonly { internationalizedFields: Record<'fr' | 'en', { name: string }> }[]
}

/** Number of types of a category, and their names. */
export function TypeNames({ types }: Props) {
  const messages = useMessages(categoryMessages)
  const localized = useLocalized()
  return (
    <span className={styles.types}>
      {messages.typeCount(types.length)}
      <span className={styles.names}>
        {types
          .map(({ internationalizedFields }) => localized(nameOfFields(internationalizedFields)))
          .join(' · ')}
      </span>
    </span>
  )
}
