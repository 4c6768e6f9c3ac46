// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImageField } from './image-field.tsx'

const sent = vi.fn()
let fail = () => {}
class NoNetwork {
  upload = { addEventListener: () => {} }
  open() {}
  setRequestHeader() {}
  addEventListener(name: string, listener: () => void) {
    if (name === 'error') fail = listener
  }
  send(form: FormData) {
    sent(form)
  }
}
const changed = vi.fn()
let box: HTMLElement

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('XMLHttpRequest', NoNetwork)
  sent.mockClear()
  box = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(box).render(
      <MantineProvider>
        <ImageField
          label="Logo"
          value={null}
          onChange={changed}
          container="collaborators"
          shape="logo"
          alt=""
        />
      </MantineProvider>,
    ),
  )
})
const choose = (file: File) =>
  act(async () => {
    const input = box.querySelector('input')!
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('16 MB are refused by name of the limit, and nothing is sent', async () => {
  await choose(new File([new Uint8Array(16_000_000)], 'a.png', { type: 'image/png' }))
  expect(box.querySelector('[role=alert]')?.textContent).toContain('15\u00a0Mo')
  expect(sent).not.toHaveBeenCalled()
})

test('a file of another type is refused by the names of the good ones', async () => {
  await choose(new File(['x'], 'a.txt', { type: 'text/plain' }))
  expect(box.querySelector('[role=alert]')?.textContent).toContain('SVG, PNG')
  expect(sent).not.toHaveBeenCalled()
})

test('a logo is sent whole, to its container, and its progress is shown', async () => {
  await choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  const form = sent.mock.calls[0]![0] as FormData
  expect([form.get('container'), form.get('format')]).toEqual(['collaborators', 'png'])
  expect(box.querySelector('[role=progressbar]')).not.toBeNull()
})

test('what could not be sent stays, and is sent again by one press', async () => {
  await choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  await act(async () => fail())
  await act(() => vi.waitFor(() => expect(box.querySelector('[role=alert]')).not.toBeNull()))
  expect(box.querySelector('img')?.src).toMatch(/^blob:/)
  const again = [...box.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Renvoyer l’image',
  )!
  await act(async () => again.click())
  expect(sent).toHaveBeenCalledTimes(2)
  expect(box.querySelector('[role=alert]')).toBeNull()
})
