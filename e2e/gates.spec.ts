import { text, textPart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { noteWindows, support, withStatus } from './support/altered-status.ts'

const customerService = [support]
const supportWindow = [support.url, '_blank', 'width=440,height=750,noopener,noreferrer']

test('[R9.41] [R4.1.03] [R3.127] [R3.143] [R8.15] [R8.16] [R9.27] [R8.17] [R8.14] [R2.5.48] a new browser starts in the operator’s language; where the site is blocked, in maintenance or on a foreign host, it says why and whom to ask', async ({
  page,
}) => {
  const windows = await noteWindows(page)
  await test.step('the language that the operator set', async () => {
    await withStatus(page, { defaultLanguage: 'en' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(
      page.getByRole('banner').getByRole('button', { name: text('portal:session.login', {}, 'en'), exact: true }),
    ).toBeVisible()
    await page.evaluate(() => localStorage.clear()) // the language is kept there
  })
  await test.step('a blocked visitor sees their address, the reason and a contact', async () => {
    await withStatus(page, { status: 2, regionRestriction: true, location: { ip: '203.0.113.7' }, customerService })
    await page.goto('/rng')
    await expect(page.getByRole('heading', { name: text('pages:blockip') })).toBeVisible()
    await expect(page.getByText(text('pages:info_ip_block'))).toBeVisible()
    await expect(page.getByText('203.0.113.7')).toBeVisible()
    await page.getByRole('button', { name: text('pages:gate.support') }).click()
    expect(await windows()).toEqual([supportWindow])
  })
  await test.step('the maintenance page shows the reason, the end and a contact', async () => {
    await withStatus(page, { status: 1, maintenance: true, maintenanceUntil: '2030-01-01T05:00:00Z', customerService })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: text('pages:game_maintenance') })).toBeVisible()
    await expect(page.getByText(text('pages:info_maintenance'))).toBeVisible()
    await expect(page.getByText(textPart('pages:gate.until', { until: /.*2030/ }))).toBeVisible()
    await page.getByRole('button', { name: text('pages:gate.support') }).click()
    expect(await windows()).toEqual([supportWindow])
  })
  await test.step('a foreign host shows the reason and a link to the right one', async () => {
    await withStatus(page, { domainValid: false, mainDomain: 'play.example', customerService })
    await page.goto('/rng')
    await expect(page.getByText(text('pages:gate.domainText'))).toBeVisible()
    await expect(page.getByRole('button', { name: text('pages:gate.support') })).toBeVisible()
    const main = page.getByRole('link', { name: text('pages:gate.main') })
    await expect(main).toHaveAttribute('href', /^http:\/\/play\.example\/$/)
  })
})

test('[R2.3.17] [R2.3.18] [R2.3.19] [R2.3.20] [R2.3.21] [R2.3.22] [R2.3.23] [R3.141] [R2.5.32] [R9.27] brands, links and shortcuts are where the operator put them, support opens in a small window, and what closes is seen at the next call', async ({
  page,
}) => {
  const windows = await noteWindows(page)
  const shortcuts = [
    support,
    { csType: 'facebook', title: 'Facebook', url: 'https://m.me/fairground' },
    { csType: 'telegram', title: 'Telegram', url: 'https://t.me/fairground' },
    { csType: 'phone', title: 'Gọi 1900 1234', url: 'tel:19001234' },
  ]
  const socialLinks = [{ network: 'youtube', url: 'https://youtube.com/@fairground' }]
  const from = new Date(Date.now() + 3_600_000).toISOString()
  const change = { customerService: shortcuts, socialLinks, maintenanceFrom: from }
  await withStatus(page, change)
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto('/')
  await expect(page.getByText(text('portal:gate.planned'))).toBeVisible()
  await test.step('shortcuts, brands and links', async () => {
    const rail = page.getByRole('complementary', { name: text('pages:rail.label') })
    for (const { title } of shortcuts.slice(0, 3)) await rail.getByRole('button', { name: title, exact: true }).click()
    expect((await windows()).map(([url]) => url)).toEqual(shortcuts.slice(0, 3).map(({ url }) => url))
    await expect(rail.getByRole('button', { name: 'Gọi 1900 1234' })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    // It is laid out when somebody comes near it.
    await footer.scrollIntoViewIfNeeded()
    await expect(
      footer
        .getByRole('list', { name: text('portal:footer.brands') })
        .getByRole('img')
        .first(),
    ).toBeVisible()
    await expect(footer.getByText(/^© \d{4} Fairground$/)).toBeVisible()
    const link = footer.getByRole('link', { name: 'YouTube' })
    await expect(link).toHaveAttribute('href', 'https://youtube.com/@fairground')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
  await test.step('the registration opens customer service in a window of 440 by 750', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('registration:title') })
      .click()
    await expect(page).toHaveURL('/register')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('registration:support') })
      .click()
    expect((await windows()).at(-1)).toEqual(supportWindow)
  })
  await test.step('what closes while somebody looks', async () => {
    Object.assign(change, { status: 1, maintenance: true })
    const refusal = { success: false, message: text('console:settings.maintenance'), code: 'MAINTENANCE', value: null }
    await page.route('**/wps/relay/**', (route) => route.fulfill({ status: 503, json: refusal }))
    await page.route('**/lgw/**', (route) => route.fulfill({ status: 503, json: refusal }))
    await page
      .getByRole('navigation')
      .getByRole('link', { name: text('portal:nav.slots'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: text('pages:game_maintenance') })).toBeVisible()
  })
})
