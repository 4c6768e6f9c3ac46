import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { featureFlags } from '../kit/session/feature-flags.ts'
import { useMessages } from '../kit/text/messages.ts'
import { activityMessages } from './activities.messages.ts'
import type { ActivityForm } from './activities.queries.ts'
import { addableCategories, emptyPricing, saleOfFirst } from './activity.rules.ts'

/** Rendered while a category can still be added. */
export function AddCategory({ form }: { form: RecordForm<ActivityForm> }) {
  const messages = useMessages(activityMessages)
  const kinds = useKindNames()
  const pricings = form.values.activityPricings
  const offered = addableCategories(pricings, featureFlags().IsNewRentalEnabled)
  if (offered.length === 0) return null
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" mb="md" leftSection={<IconPlus size={16} aria-hidden />}>
          {messages.addCategory}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((category) => (
          <Menu.Item
            key={category}
            onClick={() =>
              form.insertListItem('activityPricings', emptyPricing(category, saleOfFirst(pricings)))
            }
          >
            {kinds[category]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
