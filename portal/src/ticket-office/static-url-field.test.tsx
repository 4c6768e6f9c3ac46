import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../test/answer-calls.ts'
import { importsSettled, pass, renderScreen } from '../../test/render-screen.tsx'
import * as network from '../kit/api/call.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { officeMessages } from './office.messages.ts'
import type { Profile } from './office.queries.ts'
import { StaticUrlField } from './static-url-field.tsx'

const asked: string[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  asked.length = 0
  answerCalls((_, { params }) => {
    asked.push(params!.url!)
    return { publicId: null }
  })
})
const field = (staticUrl: string, stored: string) => {
  const form = {
    values: { staticUrl },
    errors: {},
    setErrors: () => {},
    getInputProps: () => ({ value: staticUrl, onChange: () => {}, 'data-path': 'staticUrl' }),
  } as unknown as RecordForm<Profile>
  return <StaticUrlField form={form} stored={stored} />
}

test('the address is checked a second after the last key, and not before', async () => {
  const { rerender } = await renderScreen(field('parc', 'parc'))
  for (const typed of ['parc-d', 'parc-du', 'parc-du-lac']) {
    await rerender(field(typed, 'parc'))
    await pass(900)
  }
  expect(asked).toEqual([])
  await pass(99)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual(['parc-du-lac'])
})

test('links to the public office if there is one and an address is stored', async () => {
  const { rerender } = await renderScreen(field('parc', 'parc'))
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.body.textContent).not.toContain(officeMessages.fr.own)
  const settings = network.callSettings()
  vi.spyOn(network, 'callSettings').mockReturnValue({
    ...settings,
    ticketOfficeBase: 'https://billets.example',
  })
  await rerender(field('', ''))
  expect(screen.queryByRole('link')).toBeNull()
  await rerender(field('parc', 'parc'))
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe('https://billets.example/parc')
  expect(document.body.textContent).toContain(officeMessages.fr.own)
  await act(async () => fireEvent.click(screen.getByText(officeMessages.fr.poster)))
  await importsSettled()
  screen.getByRole('img', { name: officeMessages.fr.posterCode })
  expect(screen.getByRole('dialog').textContent).toContain('https://billets.example/parc')
})
