import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
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

beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NoNetwork)
  await renderScreen(
    <ImageField
      label="Logo"
      value={null}
      onChange={changed}
      container="collaborators"
      shape="logo"
      alt=""
    />,
  )
})
const choose = (file: File) =>
  act(async () => {
    fireEvent.change(document.querySelector('input')!, { target: { files: [file] } })
  })

test('a file of 16 MB is refused with the limit, and nothing is sent', async () => {
  await choose(new File([new Uint8Array(16_000_000)], 'a.png', { type: 'image/png' }))
  expect(screen.getByRole('alert').textContent).toContain('15\u00a0Mo')
  expect(sent).not.toHaveBeenCalled()
})

test('a file of another type is refused with the names of the accepted ones', async () => {
  await choose(new File(['x'], 'a.txt', { type: 'text/plain' }))
  expect(screen.getByRole('alert').textContent).toContain('SVG, PNG')
  expect(sent).not.toHaveBeenCalled()
})

test('a logo is sent whole, to its container, with its progress', async () => {
  await choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  const form = sent.mock.calls[0]![0] as FormData
  expect([form.get('container'), form.get('format')]).toEqual(['collaborators', 'png'])
  expect(screen.getByRole('progressbar')).toBeTruthy()
})

test('an image whose upload failed stays, and one click sends it again', async () => {
  await choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  await act(async () => fail())
  await screen.findByRole('alert')
  expect(document.querySelector('img')?.src).toMatch(/^blob:/)
  await userEvent.click(screen.getByRole('button', { name: 'Renvoyer l’image' }))
  expect(sent).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})
