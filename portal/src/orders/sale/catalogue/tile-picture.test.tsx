import { IconTicket } from '@tabler/icons-react'
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TilePicture } from './tile-picture.tsx'

const tile = (imageUrl: string | null) => <TilePicture imageUrl={imageUrl} sign={IconTicket} />

test('a picture has an empty alt text, loads lazily and has a fixed size', () => {
  const { container } = render(tile('/a.jpg'))
  const picture = container.querySelector('img')!
  expect(picture).toMatchObject({ alt: '', width: 36, height: 24 })
  expect(picture.getAttribute('loading')).toBe('lazy')
  expect(container.querySelector('svg')).toBeNull()
})

test('an icon replaces a missing or failed picture until there is another one', () => {
  const { container, rerender } = render(tile(null))
  const shown = () => [
    container.querySelector('img')?.getAttribute('src'),
    container.querySelector('svg'),
  ]
  expect(shown()).toEqual([undefined, expect.anything()])
  rerender(tile('/gone.jpg'))
  fireEvent.error(container.querySelector('img')!)
  expect(shown()).toEqual([undefined, expect.anything()])
  rerender(tile('/other.jpg'))
  expect(shown()).toEqual(['/other.jpg', null])
})
