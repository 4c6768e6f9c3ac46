import { expect, test } from 'vitest'
import type { Profile } from './office.queries.ts'
import { waitingUrl } from './photos.rules.ts'
import { saveOffice, UploadFailed, type SaveEffects } from './save-office.ts'

const photo = (imageUrl: string) => ({ imageUrl, fileName: `${imageUrl}.jpg` })
const pageOf = (urls: readonly string[]) =>
  ({
    version: 1,
    profileImages: urls.map(photo),
    mainProfileImageUrl: urls[0] ?? null,
  }) as unknown as Profile
const fresh = waitingUrl('1')

/** Saves a page; returns the photos of each save and the reported steps. */
async function saving(
  before: readonly string[],
  after: readonly string[],
  over: Partial<SaveEffects> = {},
) {
  const puts: string[][] = []
  const steps: string[] = []
  const effects: SaveEffects = {
    put: async (page) => {
      puts.push(page.profileImages.map(({ imageUrl }) => imageUrl))
      return { ...page, version: page.version + 1 }
    },
    send: async () => 'sent',
    onStep: (step, state) => steps.push(`${step} ${state}`),
    onProgress: () => {},
    ...over,
  }
  const pictures = new Map([[fresh, new Blob()]])
  const done = saveOffice({ values: pageOf(after), stored: pageOf(before), pictures }, effects)
  const outcome = await done.then(
    () => 'saved',
    (error: unknown) => (error instanceof UploadFailed ? error.outcome : 'failed'),
  )
  const version = await done.then(
    (saved) => saved.version,
    (error: unknown) => (error instanceof UploadFailed ? error.version : null),
  )
  return { puts, steps, outcome, version }
}
const refuse = () => Promise.reject(new Error('no'))

test('without a new photo the page is saved once', async () => {
  const { puts, steps, outcome } = await saving(['a', 'b'], ['a'])
  expect([outcome, puts]).toEqual(['saved', [['a']]])
  expect(steps).toEqual(['profile running', 'profile done', 'removals done', 'uploads done'])
})

test('a new photo is uploaded after the save, then shown by a second one', async () => {
  const { puts, outcome } = await saving(['a'], ['a', fresh])
  expect([outcome, puts]).toEqual(['saved', [['a'], ['a', 'sent']]])
})

test('the first photo of a page without any is uploaded before the save', async () => {
  expect(await saving([], [fresh])).toMatchObject({ outcome: 'saved', puts: [['sent']] })
  expect(await saving([], [fresh], { send: refuse })).toMatchObject({
    outcome: 'nothingSaved',
    puts: [],
  })
})

test('when an upload fails, the former photos are restored', async () => {
  const { puts, steps, outcome } = await saving(['a'], [fresh], { send: refuse })
  expect([outcome, puts]).toEqual(['restored', [['a'], ['a']]])
  expect(steps.at(-1)).toBe('uploads failed')
})

test('the next attempt is based on the version that is stored after a failure', async () => {
  expect((await saving(['a'], [fresh], { send: refuse })).version).toBe(3)
  expect((await saving([], [fresh], { send: refuse })).version).toBe(1)
  let puts = 0
  const put: SaveEffects['put'] = async (page) => {
    puts += 1
    if (puts > 1) throw new Error('no')
    return { ...page, version: page.version + 1 }
  }
  const lost = await saving(['a'], [fresh], { send: refuse, put })
  expect([lost.outcome, lost.version]).toEqual(['notRestored', 2])
})

test('a failed save stops everything', async () => {
  const { steps, outcome } = await saving(['a'], ['a', fresh], { put: refuse })
  expect([outcome, steps]).toEqual(['failed', ['profile running', 'profile failed']])
})
