import { formMessages } from '../kit/forms/form.messages.ts'
import { RichText } from '../kit/forms/rich-text.tsx'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import type { ActivityForm } from './activities.queries.ts'
import styles from './activity.module.css'

/** The formatted message shown to clients who choose tickets, in each language. */
export function MessageFields({ form }: { form: RecordForm<ActivityForm> }) {
  const messages = useMessages(activityMessages)
  const kit = useMessages(formMessages)
  const names = { fr: kit.french, en: kit.english }
  return (
    <div className={styles.messages}>
      {(['fr', 'en'] as const).map((language) => {
        const path = `internationalizedFields.${language}.pricingSelectionMessage` as const
        const { value, onChange, error } = form.getInputProps(path)
        return (
          <RichText
            key={language}
            path={path}
            label={kit.inLanguage(messages.message, names[language])}
            value={value ?? ''}
            onChange={onChange}
            max={2000}
            lang={language}
            error={error}
            description={messages.messageHint}
          />
        )
      })}
    </div>
  )
}
