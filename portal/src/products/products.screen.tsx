import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageHead } from '../kit/page-head.tsx'
import { useWords } from '../kit/words.ts'
import { Packages } from './packages.tsx'
import { Products } from './products.tsx'
import { productWords } from './products.words.ts'

/** What sells without a date, and what sells together; the tab is in the address. */
export function ProductsScreen() {
  const words = useWords(productWords)
  const { tab } = useSearch({ from: '/inside/products' })
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={words.title} tab={words.tabs[tab]} />
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
          <Tabs.Tab value="products">{words.tabs.products}</Tabs.Tab>
          <Tabs.Tab value="packages">{words.tabs.packages}</Tabs.Tab>
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
