import { hasWrongCheckDigit } from '@guichet/contract/products/product-codes.ts'
import { TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { useMessages } from '../kit/text/messages.ts'
import { productMessages } from './products.messages.ts'
import type { ProductForm } from './products.queries.ts'
import styles from './products.module.css'

/** Codes that add the product to a cart, by scanner or keyboard. */
export function ProductCodeFields({ form }: { form: RecordForm<ProductForm> }) {
  const messages = useMessages(productMessages)
  const { barcode } = form.values
  const fieldOf = (name: 'code' | 'barcode') => {
    const { value, ...field } = form.getInputProps(name)
    return {
      ...field,
      value: value ?? '',
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        form.setFieldValue(name, currentTarget.value.trim() || null),
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
    }
  }
  return (
    <div className={styles.codes}>
      <TextInput
        {...fieldOf('code')}
        label={messages.fields.code}
        description={messages.codeHint}
        maxLength={20}
      />
      <TextInput
        {...fieldOf('barcode')}
        label={messages.fields.barcode}
        description={messages.barcodeHint}
        maxLength={48}
        // The Enter at the end of a scan must not save the form.
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {barcode && hasWrongCheckDigit(barcode) && (
        <output className={styles.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          {messages.wrongCheckDigit}
        </output>
      )}
    </div>
  )
}
