import { rescheduleTickets } from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { openEmail } from './emails.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, narrowLooks, smallTargets } from './look.ts'
import { cards, chooseTile, sizeChip } from './pages/counter.ts'
import { inDays } from './seeds/days.ts'
import { ownActivity, ownSlots, sellSlot } from './seeds/own-activity.ts'
import { ask } from './server-calls.ts'
import { signIn, switchBusiness } from './sign-in.ts'

// The tests are independent: both workers share the file.
test.describe.configure({ mode: 'parallel' })
const [day, next] = [inDays(33), inDays(34)]

for (const { name, language, isPhone, use } of narrowLooks)
  test.describe(name, () => {
    test.use(use)
    const isFrench = language === 'fr'
    const side = isPhone ? 44 : 24

    test('the pages of timetables and traffic are accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language, path: '/timetables' })
      await switchBusiness(page, /Trois-Érables/)
      const own = await ownActivity(page, `Axe ${name} ${Date.now()}`)
      await ownSlots(page, own, {
        date: day,
        times: [
          ['09:00', '10:00'],
          ['10:00', '11:30'],
        ],
        places: 4,
      })
      await sellSlot(page, own, {
        date: day,
        begin: '09:00',
        quantity: 4,
        client: { firstName: 'Zoé' },
      })
      const calendar = page.getByRole('region', { name: /^(Calendrier|Calendar)/ })
      for (const view of ['month', 'week', 'day', 'list']) {
        await page.goto(`/timetables?item=${own.activityId}&date=${day}&view=${view}`)
        await expect(calendar.getByText('4 / 4').first()).toBeVisible()
        await expectAccessible(page, `timetables, ${view}`)
        expect.soft(await smallTargets(page, 24), `timetables, ${view}: small targets`).toEqual([])
      }
      await calendar.getByRole('button').filter({ hasText: '09:00' }).first().click()
      const dialog = page.getByRole('dialog').last()
      const remove = dialog
        .getByRole('group', { name: isFrench ? 'Supprimer' : 'Delete' })
        .getByRole('button')
        .first()
      await expect(remove).toBeEnabled()
      await expectAccessible(page, 'timetables, a slot')
      await remove.click()
      await expect(page.getByRole('dialog', { name: /4 (places|spots)/ })).toBeVisible()
      await expectAccessible(page, 'timetables, sold places')
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: isFrench ? 'Modifier' : 'Modify' }).click()
      await expect(dialog.getByRole('textbox').first()).toBeFocused()
      await expectAccessible(page, 'timetables, a slot is changed')
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: isFrench ? 'Créer' : 'Create new', exact: true })
        .click()
      await page.getByRole('menuitem').first().click()
      await expect(dialog.getByRole('group').first()).toBeVisible()
      await dialog.getByRole('textbox').first().fill('–')
      await dialog.getByRole('button', { name: isFrench ? 'Publier' : 'Publish' }).click()
      await expectAccessible(page, 'timetables, a new one with faults')
      await page.goto('/traffic')
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await expectAccessible(page, 'traffic, before')
      await page.goto(`/traffic?activities=${own.activityId}&from=${day}&to=${next}`)
      await expect(page.getByText('4 / 4')).toBeVisible()
      await expectAccessible(page, 'traffic')
      expect.soft(await smallTargets(page, 24), 'traffic: small targets').toEqual([])
    })

    test('the pages of cancelled dates and the client’s link are accessible', async ({
      page,
      seller,
      browser,
    }) => {
      await signIn(page, seller, { language, path: '/rescheduling' })
      await switchBusiness(page, /Trois-Érables/)
      const title = `Axe ${name} ${Date.now()}`
      const email = `axe.${name}.${Date.now()}@example.com`
      const own = await ownActivity(page, title)
      await ownSlots(page, own, { date: day, times: [['09:00', '10:00']] })
      await ownSlots(page, own, {
        date: next,
        times: [
          ['09:00', '10:00'],
          ['13:00', '14:00'],
        ],
      })
      await sellSlot(page, own, {
        date: day,
        begin: '09:00',
        quantity: 2,
        client: {
          firstName: 'Maxime',
          lastName: 'Bélanger',
          email,
          language,
        },
      })
      await sellSlot(page, own, {
        date: day,
        begin: '09:00',
        quantity: 1,
        client: { firstName: 'Sans', lastName: 'Adresse' },
      })
      await page.goto('/rescheduling')
      await page
        .getByRole('button', { name: isFrench ? 'Lancer le report' : 'Launch the rescheduling' })
        .press('Enter')
      await expectAccessible(page, 'rescheduling, faults')
      await page.getByRole('combobox').first().fill(title)
      await page.getByRole('option').first().click()
      await page.keyboard.press('Escape')
      await page
        .getByRole('textbox', { name: isFrench ? 'Date touchée' : 'Affected date' })
        .fill(day)
      await page
        .getByRole('checkbox', { name: isFrench ? 'Toute la journée' : 'All day' })
        .uncheck()
      await expect(page.getByRole('button', { name: '09:00 – 10:00' })).toBeVisible()
      await page.getByRole('button', { name: '09:00 – 10:00' }).click()
      await expect(page.locator('iframe')).toBeVisible()
      await expectAccessible(page, 'rescheduling, looked at')
      expect.soft(await smallTargets(page, 24), 'rescheduling: small targets').toEqual([])
      const { publicId } = await ask(page, rescheduleTickets, {
        body: {
          reschedulingDateTime: day,
          reschedulingBeginTime: '00:00:00',
          reschedulingEndTime: '23:59:59',
          activityPublicIdToRescheduleList: [own.activityId],
          reschedulationReason: 'Verglas',
        },
      })
      const emailPage = await openEmail(page, email, 'rescheduling')
      const link = (await emailPage
        .locator('a[href*="/reschedule/"]')
        .first()
        .getAttribute('href'))!
      await emailPage.close()
      await page.goto(`/rescheduling/${publicId}`)
      await expect(page.getByText('Maxime Bélanger')).toBeVisible()
      await page.getByRole('button', { name: /^(Opérations|Recent operations|Operations)/ }).click()
      await expectAccessible(page, 'board, with the tray')
      await page.keyboard.press('Escape')
      expect.soft(await smallTargets(page, 24), 'board: small targets').toEqual([])
      await page
        .getByRole('button', { name: /^(Choisir une date|Choose a date)/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'board, a clerk chooses')

      const outside = await browser.newContext(use)
      const client = await outside.newPage()
      await client.goto(link)
      await client
        .getByRole('group', { name: isFrench ? 'Jour' : 'Day' })
        .getByRole('button')
        .last()
        .click()
      await client
        .getByRole('group', { name: isFrench ? 'Heure' : 'Time' })
        .getByRole('radio')
        .last()
        .check()
      await expectAccessible(client, 'link')
      expect.soft(await smallTargets(client, side), 'link: small targets').toEqual([])
      await client.getByRole('button', { name: /^(Confirmer|Confirm) / }).click()
      await expect(
        client.getByRole('heading', {
          level: 1,
          name: isFrench ? 'C’est confirmé. Merci!' : 'You’re all set. Thank you!',
        }),
      ).toBeVisible()
      await expectAccessible(client, 'link, chosen')
      await client.goto('/reschedule#nobody')
      await expect(
        client.getByRole('heading', {
          level: 1,
          name: isFrench ? 'Ce lien n’est plus valable' : 'This link is no longer valid',
        }),
      ).toBeVisible()
      await expectAccessible(client, 'link, dead')
      await outside.close()
    })

    test('the day board is accessible', async ({ page, seller }) => {
      await signIn(page, seller, { language, path: '/today' })
      // Today, a busy day, and a day with lodging units only.
      for (const address of ['', `?date=${day}`, '?date=2039-11-05']) {
        await page.goto(`/today${address}`)
        await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
        await expectAccessible(page, `today${address}`)
        expect.soft(await smallTargets(page, side), `today${address}: small targets`).toEqual([])
      }
    })

    test('the bookings, and the counter for rentals, stays and packages, are accessible', async ({
      page,
      seller,
    }) => {
      await signIn(page, seller, { language, path: '/bookings' })
      for (const address of ['?span=14', '?tab=rentals', '?tab=rentals&span=30']) {
        await page.goto(`/bookings${address}`)
        await expect(page.getByRole('table')).toBeVisible()
        await expectAccessible(page, `bookings${address}`)
        expect.soft(await smallTargets(page, 24), `bookings${address}: small targets`).toEqual([])
      }
      await page.goto('/sell')
      for (const tab of isFrench
        ? ['Locations', 'Hébergement', 'Forfaits']
        : ['Rentals', 'Lodging', 'Packages']) {
        await chooseTile(page, language, tab)
        const quantity = page.getByRole('spinbutton').first()
        // A package has no quantity until the clerk has made its choices.
        const isPackages = tab === 'Forfaits' || tab === 'Packages'
        // A start in the past cannot be chosen: late in the day today has none left.
        if (tab === 'Locations' || tab === 'Rentals') {
          await cards(page, 'Date').nth(1).click()
          await sizeChip(page, '110 cm').click()
        }
        await expect(quantity).toBeEnabled({ enabled: !isPackages })
        await expectAccessible(page, `sell, ${tab}`)
        expect.soft(await smallTargets(page, side), `sell, ${tab}: small targets`).toEqual([])
      }
    })
  })
