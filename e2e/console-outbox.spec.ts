import { openPlayer } from '@fairground/dev-env'
import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newMobile } from './support/outbox.ts'
import { openConsole } from './support/sign-in.ts'
import { portalUrl } from './support/world.ts'

test('[A-43] staff find what was sent to a number and read it for a reason, the owner sets how many messages may leave in a day, and a low share of entered codes raises an alarm on the overview', async ({
  browser,
}) => {
  const page = await openConsole(browser, 'owner')
  await test.step('what was sent is read for a reason, and the log has who looked', () => findSent(page))
  await test.step('the owner sets how many messages may leave in a day', () => setLimits(page))
  await test.step('a low share of entered codes raises an alarm, linked to the messages', () => readAlarm(page))
  await page.context().close()
})

async function findSent(page: Page): Promise<void> {
  const mobile = newMobile()
  const { api } = openPlayer(portalUrl(), 'visitor')
  await api.recovery.smsCode({ countryDialingCode: '84', mobileNum: mobile, purpose: 'reset' })
  await page.getByRole('link', { name: text('console:nav.outbox') }).click()
  await page.getByRole('searchbox', { name: text('outbox:search') }).fill(mobile)
  const table = page.getByRole('table', { name: text('console:nav.outbox') })
  const row = table.getByRole('row').filter({ hasText: mobile.slice(-3) })
  await expect(row).toHaveCount(1)
  await expect(page).not.toHaveURL(new RegExp(mobile.slice(1)))
  await row.click()
  const panel = page.getByRole('complementary', { name: text('console:nav.messages') })
  await expect(panel.getByText(text('content:message.state.sent'), { exact: true }).first()).toBeVisible()
  await expect(panel.getByText(text('outbox:adapter.built-in'))).toBeVisible()
  await expect(panel.getByText(textPart('messages:code.sms', { code: /\d{6}/ }))).toHaveCount(0)
  await panel.getByRole('button', { name: text('outbox:reveal') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(textStart('console:reason.label')).fill('người chơi không nhận được mã')
  await dialog.getByRole('button', { name: text('outbox:reveal') }).click()
  await expect(panel.getByText(textPart('messages:code.sms', { code: /\d{6}/ }))).toBeVisible()
  await expect(panel.getByText(mobile.replace(/^0/, '+84'))).toBeVisible()
  await panel.getByRole('button', { name: text('content:versionHide'), exact: true }).click()
  await expect(panel.getByText(textPart('messages:code.sms', { code: /\d{6}/ }))).toHaveCount(0)
  await page.goto('/audit?action=message.revealed')
  await expect(page.getByRole('main').getByText('người chơi không nhận được mã').first()).toBeVisible()
}

async function setLimits(page: Page): Promise<void> {
  await page.goto('/outbox?channel=email')
  const figures = page.getByRole('region', { name: text('outbox:figures') })
  await expect(figures.getByRole('figure', { name: text('outbox:codesChart') })).toBeVisible()
  await figures.getByRole('button', { name: text('outbox:changeLimits') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(textStart('console:detail.dayMax')).fill('30000')
  await dialog.getByRole('button', { name: text('console:chat.save'), exact: true }).click()
  await expect(page.getByText(text('outbox:limitsSaved'))).toBeVisible()
  await expect(figures.getByText('/ 30.000')).toBeVisible()
}

async function readAlarm(page: Page): Promise<void> {
  await page.route('**/staff/outbox-figures', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.value.alarms = [{ channel: 'sms', kind: 'conversion', startedAt: new Date().toISOString(), sent: 25, used: 2 }]
    await route.fulfill({ response, json: body })
  })
  await page.goto('/')
  const alarm = page.getByRole('main').getByRole('status').filter({ hasText: '25' })
  await expect(alarm).toBeVisible()
  await alarm.getByRole('link').click()
  await expect(page).toHaveURL(/\/outbox\?channel=sms$/)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '25' })).toBeVisible()
}
