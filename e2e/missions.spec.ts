import { demoAccounts, openStaff } from '@fairground/dev-env'
import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newName, newPlayer } from './support/new-player.ts'
import { sayYesToWaiting } from './support/second-yes.ts'
import { enterPortal } from './support/sign-in.ts'
import { consoleUrl } from './support/world.ts'

const [owner] = demoAccounts.staff

/** A wheel that opens by itself, for one account alone, with one chance in it. */
async function giveWheel(account: string, title: string): Promise<void> {
  const { api } = await openStaff(consoleUrl(), owner.username, owner.password)
  const names = { vi: '7.000 ₫', en: '7,000 ₫' }
  const words = { title, content: '<p>Quay một lượt.</p>' }
  const { raffleId } = await api.staff.addRaffle({
    kind: 'wheel',
    texts: { vi: words, en: words },
    startsAt: new Date(Date.now() - 3_600_000).toISOString(),
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    audience: 'accounts',
    audienceDays: 0,
    audienceAccounts: [account],
    chanceRule: 'free',
    chanceCycle: 'once',
    chanceStep: '0.00',
    chanceCountMax: 1,
    memberMax: '7000.00',
    isPopup: true,
    prizes: [1, 2].map(() => ({ names, amount: '7000.00', weight: 1, stock: 1 })),
  })
  await api.staff.publishRaffle({ raffleId })
  await sayYesToWaiting(raffleId)
}

test('[R2.5.15] [R2.6.15] [R2.6.23] a wheel opens by itself, its prize comes from the server, and the draw is checked on the device; a completed mission shows a badge in the menu and is collected once', async ({
  page,
}) => {
  const player = await newPlayer()
  const title = newName()
  await giveWheel(player.username, title)
  await enterPortal(page, player.token())
  await test.step('a wheel opens by itself, and its draw is checked', () => spinWheel(page, title))
  await test.step('a completed mission is collected once', () => claimMission(page))
})

async function claimMission(page: Page): Promise<void> {
  await page.goto('/member/missionLeaderboard')
  const entry = page.getByRole('complementary').getByRole('link', { name: textStart('campaigns:missions.tab') })
  await expect(entry).toHaveAccessibleName(/1/)
  const mission = page.getByRole('main').getByRole('article').filter({ hasText: 'Ghé thăm hội chợ' })
  await mission.getByRole('button', { name: text('pages:rebate.claim') }).click()
  await expect(mission.getByText(text('promotions:status.claimed'))).toBeVisible()
  await expect(entry).toHaveAccessibleName(text('campaigns:missions.tab'))
  await page.getByRole('tab', { name: text('campaigns:missions.claims') }).click()
  await expect(page.getByRole('row', { name: /Ghé thăm hội chợ/ })).toBeVisible()
}

async function spinWheel(page: Page, title: string): Promise<void> {
  await page.goto('/')
  const wheel = page.getByRole('dialog', { name: title })
  await wheel.getByRole('button', { name: text('campaigns:raffle.spin'), exact: true }).click()
  await expect(wheel.getByText(text('campaigns:raffle.won', { amount: '7.000 ₫' }))).toBeVisible()
  await expect(wheel.getByRole('button', { name: text('campaigns:raffle.spin'), exact: true })).toBeDisabled()
  await wheel.locator('summary').click()
  await expect(wheel.getByText(text('campaigns:raffle.true'))).toBeVisible()
}
