// @vitest-environment happy-dom
import { IconTicket } from '@tabler/icons-react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TilePicture } from './tile-picture.tsx'

let host: HTMLElement
let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => act(() => root.unmount()))
const show = (imageUrl: string | null) =>
  act(() => root.render(<TilePicture imageUrl={imageUrl} sign={IconTicket} />))
const shown = () => [host.querySelector('img')?.getAttribute('src'), host.querySelector('svg')]

test('a picture says nothing, comes late and has its size before it is there', async () => {
  await show('/a.jpg')
  expect(host.querySelector('img')).toMatchObject({ alt: '', width: 36, height: 24 })
  expect(host.querySelector('img')!.getAttribute('loading')).toBe('lazy')
  expect(host.querySelector('svg')).toBeNull()
})

test('a sign stands where there is no picture, and where it did not come until there is another', async () => {
  await show(null)
  expect(shown()).toEqual([undefined, expect.anything()])
  await show('/gone.jpg')
  await act(() => host.querySelector('img')!.dispatchEvent(new Event('error')))
  expect(shown()).toEqual([undefined, expect.anything()])
  await show('/other.jpg')
  expect(shown()).toEqual(['/other.jpg', null])
})
