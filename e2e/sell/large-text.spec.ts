import { expect, test } from '../journey.ts'
import { chooseWall, counterMessages, quantityOf } from '../pages/counter.ts'
import { languages, signIn } from '../sign-in.ts'

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

for (const language of languages('fr'))
  test(`with text of twice the size no amount on a payment button is cut, ${language}`, async ({
    page,
    seller,
  }) => {
    const say = counterMessages(language)
    await signIn(page, seller, { language, path: '/sell' })
    await chooseWall(page, language, 3)
    await quantityOf(page, say.adult).fill('4')
    await expect(page.getByRole('button', { name: say.sell })).toBeEnabled()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const cut = await page
      .locator('[data-foot] fieldset button')
      .evaluateAll((buttons) =>
        buttons.flatMap((button) =>
          [button, ...button.querySelectorAll('span')]
            .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
            .map((part) => `${part.textContent}: ${part.scrollWidth} > ${part.clientWidth}`),
        ),
      )
    expect(cut).toEqual([])
  })
