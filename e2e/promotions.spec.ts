import { demoAccounts, openStaff } from '@fairground/dev-env'
import { text, textPart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newName, newPlayer } from './support/new-player.ts'
import { sayYesToWaiting } from './support/second-yes.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'
import { consoleUrl } from './support/world.ts'

test.use(withPictures)

const [owner] = demoAccounts.staff
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGNwaDiAFTEMLQkAYvNgAXSglMMAAAAASUVORK5CYII=',
  'base64',
)

/** A promotion of this test alone, which wants proof. */
async function publish(title: string): Promise<void> {
  const { api } = await openStaff(consoleUrl(), owner.username, owner.password)
  const { promotionId } = await api.staff.addPromotion({
    promotionType: 'ranking',
    texts: {
      vi: { title, content: '<p>Gửi ảnh để nhận thưởng.</p>' },
      en: {
        title,
        content: '<p>Send a picture and be rewarded.</p>',
      },
    },
    startsAt: new Date(Date.now() - 3_600_000).toISOString(),
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    reward: '35000.00',
    budget: '35000.00',
    goal: 'none',
    goalAmount: '0.00',
    needsProof: true,
    tryCountMax: 2,
    claimDays: 7,
  })
  await api.staff.publishPromotion({ promotionId })
  await sayYesToWaiting(promotionId)
}

/** Header, footer and side menu. */
async function expectFrame(page: Page): Promise<void> {
  for (const part of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(part).first()).toBeVisible()
}

test('[R2.1.28] [R2.1.30] [R2.2.15] [R2.3.04] [R2.6.19] [R2.6.20] [R2.6.21] [R2.6.17] [R2.6.22] [R2.6.24] a member joins, sends proof, staff approve, and the reward is collected once', async ({
  page,
  browser,
}) => {
  const title = newName()
  await publish(title)
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/')
  const links = page.getByRole('banner').getByRole('link', { name: text('promotions:title') })
  await expect(links).toHaveCount(2)
  await links.last().click()
  await expect(page).toHaveURL(/\/promotions$/)
  await expectFrame(page)
  const filters = page.getByRole('group', { name: text('promotions:filter') }).getByRole('button')
  await expect(filters).toHaveCount(14)
  await filters.filter({ hasText: text('promotions:type.fish') }).click()
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0)
  await filters.filter({ hasText: text('promotions:type.ranking') }).click()

  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('button', { name: text('promotions:action.join'), exact: true }).click()
  await card.getByRole('button', { name: text('promotions:action.claim'), exact: true }).click()
  const popup = page.getByRole('dialog', { name: title })
  const file = popup.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: picture })
  await expect(popup.getByText(text('promotions:wrongType'))).toBeVisible()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  await popup.getByLabel(text('promotions:comment')).fill('x'.repeat(141))
  await popup.getByRole('button', { name: text('promotions:action.apply') }).click()
  await expect(popup.getByText('141/140')).toBeVisible()
  await popup.getByLabel(text('promotions:comment')).fill('Của tôi')
  await popup.getByRole('button', { name: text('promotions:action.apply') }).click()
  await expect(popup.getByText(text('promotions:status.applying'))).toBeVisible()

  const staff = await openConsole(browser, 'owner')
  await staff.goto(`/applications?query=${player.username}`)
  await staff.getByRole('row', { name: player.username }).click()
  const panel = staff.getByRole('complementary', { name: text('marketing:applicationPanel') })
  await expect(panel.getByText('Của tôi')).toBeVisible()
  await expect(panel.getByRole('img', { name: text('marketing:proof', { n: 1 }) })).toBeVisible()
  await panel.getByRole('button', { name: text('console:action.approve') }).click()
  await expect(panel.getByText(text('marketing:application.approved'), { exact: true })).toBeVisible()
  await staff.context().close()

  await page.goto('/member/rewardCenter')
  const entry = page
    .getByRole('navigation', { name: text('pages:member.label') })
    .getByRole('link', { name: textPart('pages:member.rewardCenter') })
  await expect(entry).toContainText('1')
  await page
    .getByRole('main')
    .getByRole('button', { name: text('promotions:rewards.claim'), exact: true })
    .click()
  await expect(page.getByText(text('promotions:rewards.claimedAt'))).toBeVisible()
  await expect(entry).not.toContainText('1')

  await page.getByRole('link', { name: text('promotions:type.pointsMall') }).click()
  await expect(page).toHaveURL(/\/pointMall$/)
  await expectFrame(page)
  for (const [tab, shown] of [
    [text('points:tab.history'), text('points:noHistory')],
    [text('points:tab.details'), text('points:changed')],
    [text('points:tab.rules'), text('points:neverExpire')],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel').getByText(shown).last()).toBeVisible()
  }
})
