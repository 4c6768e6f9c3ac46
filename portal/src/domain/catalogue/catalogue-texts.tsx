import { BilingualFields } from '../../kit/forms/bilingual-fields.tsx'
import type { FieldProps } from '../../kit/forms/use-record-form.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { catalogueMessages } from './catalogue.messages.ts'

type TextPath = `internationalizedFields.${'fr' | 'en'}.${'name' | 'description'}`
type Props = {
  form: {
    getInputProps: (path: TextPath) => FieldProps<string>
    setFieldValue: (path: TextPath, value: string) => void
  }
  isDescriptionRequired?: boolean
}

/** Name and description of a record of the catalogue. */
export function CatalogueTexts({ form, isDescriptionRequired = false }: Props) {
  const messages = useMessages(catalogueMessages)
  return (
    <>
      <BilingualFields<TextPath>
        form={form}
        path={(language) => `internationalizedFields.${language}.name`}
        label={messages.name}
        max={50}
        isRequired
      />
      <BilingualFields<TextPath>
        form={form}
        path={(language) => `internationalizedFields.${language}.description`}
        label={messages.description}
        max={1500}
        rows={2}
        isRequired={isDescriptionRequired}
      />
    </>
  )
}
