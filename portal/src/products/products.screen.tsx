import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { Packages } from './packages.tsx'
import { productMessages } from './products.messages.ts'
import { Products } from './products.tsx'

/** Products without a date, and packages; the tab is in the address. */
export function ProductsScreen() {
  const messages = useMessages(productMessages)
  const { tab } = useSearch({ from: '/inside/products' })
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={messages.title} tab={messages.tabs[tab]} />
      <Tabs
        value={tab}
        onChange={(to) =>
          void navigate({
            to: '/products',
            search: { tab: to === 'packages' ? 'packages' : 'products' },
          })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="products">{messages.tabs.products}</Tabs.Tab>
          <Tabs.Tab value="packages">{messages.tabs.packages}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="products">
          <Products />
        </Tabs.Panel>
        <Tabs.Panel value="packages">
          <Packages />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
