import { BilingualFields } from '../../kit/forms/bilingual-fields.tsx'
import type { FieldProps } from '../../kit/forms/use-record-form.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { categoryMessages } from './category.messages.ts'

type NamePath = `internationalizedNames.${'fr' | 'en'}`
type Props = {
  form: {
    getInputProps: (path: NamePath) => FieldProps<string>
    setFieldValue: (path: NamePath, value: string) => void
  }
}

/** Name of a category, the first section of its form. */
export function CategoryName({ form }: Props) {
  const messages = useMessages(categoryMessages)
  return (
    <section className="panel stack gap-12 below-16 padded">
      <h2 className="size-16">{messages.general}</h2>
      <BilingualFields<NamePath>
        form={form}
        path={(language) => `internationalizedNames.${language}`}
        label={messages.name}
        max={50}
        isRequired
      />
    </section>
  )
}
