import { expect, type Locator, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

const dayMs = 86_400_000
/** The day so many from now, where the site stands. */
const dayFromNow = (count: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(Date.now() + count * dayMs)
const valuesOf = (fields: Locator) => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))

test('[R9.36] a record goes back 7 or 30 days at a press, and a schedule goes on for the next 7 or 30', async ({
  page,
  browser,
}) => {
  await enterPortal(page, (await newPlayer()).token())
  await page.goto('/member/transactionHistory')
  const period = page.getByRole('main').getByRole('region', { name: 'Bộ lọc' })
  for (const count of [7, 30]) {
    await period.getByRole('radio', { name: `${count} ngày`, exact: true }).check()
    await expect.poll(() => valuesOf(period.locator('[type=date]'))).toEqual([dayFromNow(1 - count), dayFromNow(0)])
  }

  const staff = await openConsole(browser, 'owner')
  for (const address of ['/promotions?id=new', '/content?type=PU&id=new']) {
    await staff.goto(address)
    const ahead = staff.getByRole('group', { name: 'Những ngày tới' })
    for (const count of [7, 30]) {
      const preset = ahead.getByRole('button', { name: `${count} ngày tới` })
      await preset.click()
      await expect(preset).toHaveAttribute('aria-pressed', 'true')
      const days = [0, count].map((days) => `${dayFromNow(days)}T00:00`)
      expect(await valuesOf(staff.locator('[type=datetime-local]'))).toEqual(days)
    }
  }
  await staff.context().close()
})
