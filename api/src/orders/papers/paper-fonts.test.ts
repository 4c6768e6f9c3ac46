import { expect, test } from 'vitest'
import { business, sampleTickets } from '../../../test/factories/email-sample-data.ts'
import { readPaper } from '../../../test/read-paper.ts'
import { attachTickets } from './attach-papers.ts'

async function paperOf(words: string) {
  const [ticket] = sampleTickets(1)
  const tickets = [{ ...ticket!, title: words, when: words }]
  const [file] = attachTickets({ language: 'en', business, reference: '12345678', tickets })
  return readPaper(await file!.draw(null))
}

// A process draws the papers of all orders, one after the other, with the same fonts. The letters of
// the first paper are drawn with the shapes of those of the second.
test('no letter of a paper is lost because an earlier paper showed it with an accent', async () => {
  await paperOf('ÀÇÈÉÎÑÔÙŸŽ ãçèéîñõùÿž … ½')
  const letters = 'ACEINOUYZ aceinouyz . 1 2'
  const { text } = await paperOf(letters)
  expect(text.split(letters)).toHaveLength(3)
})

test('joined letters are read as letters', async () => {
  expect((await paperOf('Officiel, affluence, œuvre')).text).toContain('Officiel, affluence, œuvre')
})
