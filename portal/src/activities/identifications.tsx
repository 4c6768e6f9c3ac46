import { Checkbox, Group, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import { formMessages } from '../kit/forms/form.messages.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { AddButton } from '../kit/layout/add-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import type { ActivityForm, TypesPath } from './activities.queries.ts'
import { emptyIdentification, numbered } from './activity.rules.ts'
import styles from './activity.module.css'

type Props = {
  form: RecordForm<ActivityForm>
  path: `${TypesPath}.${number}.activityPricingDetailIdentifications`
}

/** The identifications that a pass requires of each holder. */
export function Identifications({ form, path }: Props) {
  const messages = useMessages(activityMessages)
  const kit = useMessages(formMessages)
  const list = form.getInputProps(path).value ?? []
  const problem = form.errors[path]
  const set = (next: typeof list) => form.setFieldValue(path, numbered(next))
  return (
    <div className={styles.identifications}>
      <h4 className="size-14 no-margin above-8 below-4">{messages.identifications}</h4>
      <Text size="xs" c="dimmed" mb={8}>
        {messages.identificationHint}
      </Text>
      {list.map((item, i) => (
        <div key={item.publicId ?? `new-${i}`} className={styles.identification}>
          <BilingualFields
            form={form}
            path={(language) => `${path}.${i}.internationalizedFields.${language}.labelName`}
            label={messages.identification(i + 1)}
            max={50}
            isRequired
          />
          <Group gap="md" mt={6}>
            <Checkbox
              {...form.getInputProps(`${path}.${i}.isOptional`, { type: 'checkbox' })}
              label={messages.optional}
            />
            <Checkbox
              {...form.getInputProps(`${path}.${i}.isPictureRequired`, { type: 'checkbox' })}
              label={messages.picture}
            />
            <IconAction
              color="red"
              ml="auto"
              label={kit.remove(messages.identification(i + 1))}
              icon={IconTrash}
              onClick={() => set(list.filter((_, other) => other !== i))}
            />
          </Group>
        </div>
      ))}
      {problem && (
        <p className="error size-13 no-margin above-4 below-4" role="alert">
          {problem}
        </p>
      )}
      <AddButton data-path={path} onClick={() => set([...list, emptyIdentification(list.length)])}>
        {messages.addIdentification}
      </AddButton>
    </div>
  )
}
