import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { scanInto } from '../../../test/scan-into.ts'
import { useScanner } from './use-scanner.ts'

const codes: string[] = []
function Page() {
  useScanner(
    ({ target, before }) => (target as HTMLElement).id === 'own' && before !== '',
    (code) => codes.push(code),
  )
  return (
    <>
      <input id="own" />
      <input id="name" defaultValue="Ida" />
      <button type="button" onClick={() => codes.push('pressed')}>
        Pay
      </button>
    </>
  )
}
beforeEach(() => {
  codes.length = 0
  render(<Page />)
})
const at = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!

test('a code that is typed into a field is handed over, and the field is as it was', async () => {
  const name = at<HTMLInputElement>('#name')
  let heard = 0
  name.addEventListener('input', () => (heard += 1))
  await scanInto(name, 'T-1000001')
  expect([codes, name.value, heard]).toEqual([['T-1000001'], 'Ida', 1])
})

test('its Enter presses no button; fingers on the keys still do', async () => {
  await scanInto(at('button'), 'T-1000001')
  expect(codes).toEqual(['T-1000001'])
  await scanInto(at('button'), 'T-1000001', 120)
  expect(codes).toEqual(['T-1000001', 'pressed'])
})

test('the field that takes codes by itself keeps one that goes on from what is there', async () => {
  const own = at<HTMLInputElement>('#own')
  await scanInto(own, 'T-1000001')
  expect([codes, own.value]).toEqual([['T-1000001'], ''])
  own.value = '3 '
  await scanInto(own, 'T-1000002')
  expect([codes, own.value]).toEqual([['T-1000001'], '3 T-1000002'])
})
