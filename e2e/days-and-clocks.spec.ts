import { demoAccounts, openPlayer } from '@fairground/dev-env'
import { text } from '@fairground/i18n/texts'
import { expect, type Locator, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { portalUrl } from './support/world.ts'

const dayMs = 86_400_000
/** The day this many days from now, in the site's time zone. */
const dayFromNow = (count: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(Date.now() + count * dayMs)
const valuesOf = (fields: Locator) => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))

test('[R9.36] a record goes back 7 or 30 days at a press, and a schedule goes on for the next 7 or 30', async ({
  page,
  browser,
}) => {
  await enterPortal(page, (await newPlayer()).token())
  await page.goto('/member/transactionHistory')
  const period = page.getByRole('main').getByRole('region', { name: text('pages:games.filters') })
  for (const count of [7, 30]) {
    await period.getByRole('radio', { name: text('console:age.days', { days: count }), exact: true }).check()
    await expect.poll(() => valuesOf(period.locator('[type=date]'))).toEqual([dayFromNow(1 - count), dayFromNow(0)])
  }

  const staff = await openConsole(browser, 'owner')
  for (const address of ['/promotions?id=new', '/content?type=PU&id=new']) {
    await staff.goto(address)
    const ahead = staff.getByRole('group', { name: text('console:days.ahead') })
    for (const count of [7, 30]) {
      const preset = ahead.getByRole('button', { name: text('console:days.next', { days: count }) })
      await preset.click()
      await expect(preset).toHaveAttribute('aria-pressed', 'true')
      const days = [0, count].map((days) => `${dayFromNow(days)}T00:00`)
      expect(await valuesOf(staff.locator('[type=datetime-local]'))).toEqual(days)
    }
  }
  await staff.context().close()
})

test.describe('somebody in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('sees every moment of an account by the clock of the site, on whichever page it stands', async ({ page }) => {
    const [{ username, password }] = demoAccounts.players
    await enterPortal(page, (await openPlayer(portalUrl(), username).api.session.login({ username, password })).token)
    const clock = new Intl.DateTimeFormat('vi', {
      ...{ hour: '2-digit', minute: '2-digit' },
      timeZone: 'Asia/Ho_Chi_Minh',
    } as const)
    for (const key of ['transferFund', 'depositv2', 'transactionHistory', 'messageV2', 'securityCenter']) {
      await page.goto(`/member/${key}`)
      const moments = page.getByRole('main').getByRole('time')
      await expect(moments.first(), key).toBeVisible()
      const shown = await moments.evaluateAll((all) =>
        all.map((node) => ({ at: (node as HTMLTimeElement).dateTime, text: node.textContent })),
      )
      for (const { at, text } of shown) expect(text, key).toContain(clock.format(new Date(at)))
    }
  })
})
