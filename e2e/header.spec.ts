import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Route, test } from '@playwright/test'
import { expectUnits } from './support/money.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test('[R2.2.01] [R2.2.05] [R2.2.12] [R2.3.01] [R2.3.02] [R2.3.05] [R9.25] the header links to home and slots, and its clock changes every second', async ({
  page,
}) => {
  await page.goto('/fairness')
  const header = page.getByRole('banner')
  const clock = header.getByRole('time')
  const before = (await clock.textContent()) ?? ''
  await expect(clock).not.toHaveText(before)
  const nav = header.getByRole('navigation', { name: text('portal:nav.label') })
  await expect(nav.getByRole('link').first()).toHaveText(text('portal:nav.home'))
  await nav.getByRole('link', { name: text('portal:nav.slots') }).click()
  await expect(page).toHaveURL('/rng')
  await nav.getByRole('link', { name: text('portal:nav.home') }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/rng')
  await header.getByRole('link', { name: 'Fairground' }).click()
  await expect(page).toHaveURL('/')
  await test.step('every second', async () => {
    await page.clock.install()
    await page.goto('/')
    await expect(clock).toBeVisible()
    await page.waitForLoadState('networkidle') // the page is taken over
    await page.clock.pauseAt(new Date(Date.now() + 60_000)) // from here on the test alone moves it
    for (let second = 0; second < 5; second += 1) {
      const before = (await clock.getAttribute('datetime')) ?? ''
      await page.clock.runFor(1_000)
      await expect(clock).not.toHaveAttribute('datetime', before)
    }
  })
})

test('a pointer that rests on a category before the page has its code drops the vendors, each in words until its mark has come', async ({
  page,
}) => {
  const held: Route[] = []
  await page.route('**/assets/*.js', (route) => void held.push(route))
  await page.route('**/art/vendor/**', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  const nav = page.getByRole('banner').getByRole('navigation', { name: text('portal:nav.label') })
  const vendors = nav.getByRole('region', { name: /^Slots/ })
  await nav.getByRole('link', { name: text('portal:nav.slots') }).hover()
  await expect(vendors).toBeHidden()
  await page.unroute('**/assets/*.js')
  for (const route of held) await route.continue()
  await expect(vendors.getByText('Nine Carp', { exact: true })).toBeVisible()
  await page.mouse.move(700, 700)
  await expect(vendors).toBeHidden()
})

test('[R2.3.07] [R2.3.08] [R2.3.09] [R2.3.11] a member’s header has balance, deposit, withdrawal and account', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const player = await newPlayer({ deposit: '640000.00' })
  await enterPortal(page, player.token())
  await page.goto('/')
  const header = page.getByRole('banner')
  await expectUnits(header.locator('.money').filter({ visible: true }), 640_000)
  await header.getByRole('link', { name: textStart('pages:account.depositShort') }).click()
  await expect(page).toHaveURL('/member/depositv2')
  if (isMobile) return
  await header.getByRole('link', { name: text('pages:member.withdraw') }).click()
  await expect(page).toHaveURL('/member/withdraw')
  await header.getByRole('button', { name: text('pages:account.menu', { name: player.username }) }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    text('pages:member.transferFund'),
    text('pages:member.depositv2'),
    text('pages:member.withdraw'),
    text('pages:member.transferUpline'),
    text('pages:member.personalHistoryCopy'),
    text('pages:member.transactionHistory'),
    text('pages:member.personalProfit'),
    text('pages:member.bonusDetails'),
    text('pages:member.manualRebate'),
    text('pages:member.referral'),
    `${text('pages:member.missionLeaderboard')}1`,
    text('pages:member.rewardCenter'),
    `${text('pages:member.messageV2')}1`,
    text('pages:member.securityCenter'),
    text('pages:member.identity'),
    text('pages:member.playControl'),
    text('pages:news.notices'),
    text('portal:feedback.title'),
    text('pages:session.logout'),
  ])
})
