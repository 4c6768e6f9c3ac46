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

test('a code scanned into a field is handed over, and the field is restored', async () => {
  const name = at<HTMLInputElement>('#name')
  let heard = 0
  name.addEventListener('input', () => (heard += 1))
  await scanInto(name, 'T-1000001')
  expect([codes, name.value, heard]).toEqual([['T-1000001'], 'Ida', 1])
})

test('the Enter of a scan activates no button; that of a person does', async () => {
  await scanInto(at('button'), 'T-1000001')
  expect(codes).toEqual(['T-1000001'])
  await scanInto(at('button'), 'T-1000001', 120)
  expect(codes).toEqual(['T-1000001', 'pressed'])
})

test('a field that reads codes by itself keeps one that continues its content', async () => {
  const own = at<HTMLInputElement>('#own')
  await scanInto(own, 'T-1000001')
  expect([codes, own.value]).toEqual([['T-1000001'], ''])
  own.value = '3 '
  await scanInto(own, 'T-1000002')
  expect([codes, own.value]).toEqual([['T-1000001'], '3 T-1000002'])
})
