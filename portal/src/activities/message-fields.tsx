import { BilingualFields } from '../kit/bilingual-fields.tsx'
import type { RecordForm } from '../kit/use-record-form.ts'
import { useWords } from '../kit/words.ts'
import type { ActivityForm } from './activities.queries.ts'
import { activityWords } from './activities.words.ts'

/** What is said to whoever chooses tickets. */
export function MessageFields({ form }: { form: RecordForm<ActivityForm> }) {
  const words = useWords(activityWords)
  return <BilingualFields form={form} path={(language) => `internationalizedFields.${language}.pricingSelectionMessage`} label={words.message} description={words.messageHint} max={2000} rows={3} />
}
