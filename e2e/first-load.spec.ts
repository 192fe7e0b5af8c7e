import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { loginOpener } from './support/portal-tasks.ts'
import { enterPortal } from './support/sign-in.ts'

const loginCode = /\/assets\/later-(?!texts).*\.js$/
const wholeStyle = /\/assets\/pages-.*\.css$/
const memberCode = /\/assets\/member-area-.*\.js$/

test('the first click opens the login popup while its code is still on the way, and the real one takes its place', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(loginCode, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const opener = loginOpener(page, isMobile)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: text('portal:session.login') })
  await expect(dialog.getByRole('status')).toHaveText(text('ui:loading'))
  letThrough()
  await expect(dialog.getByLabel(textStart('portal:session.username'))).toBeFocused()
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a login popup on its way can be closed, and the focus goes back to its button', async ({ page, isMobile }) => {
  await page.route(loginCode, () => {})
  await page.goto('/')
  const opener = loginOpener(page, isMobile)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: text('portal:session.login') })
  await expect(dialog.getByRole('status')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a login popup that could not be fetched says so, and trying again brings it', async ({ page, isMobile }) => {
  await page.route(wholeStyle, (route) => route.abort())
  await page.goto('/')
  await loginOpener(page, isMobile).click()
  const dialog = page.getByRole('dialog', { name: text('portal:session.login') })
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute(wholeStyle)
  await dialog.getByRole('button', { name: text('ui:retry') }).click()
  await expect(dialog.getByLabel(textStart('portal:session.username'))).toBeVisible()
})

test('a page whose texts and styles could not be fetched says so, and trying again shows it', async ({ page }) => {
  await page.route(wholeStyle, (route) => route.abort())
  await page.goto('/down')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(wholeStyle)
  await page.getByRole('button', { name: text('ui:retry') }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page whose texts and styles are on the way shows that something comes', async ({ page }) => {
  await page.route(wholeStyle, () => {})
  await page.goto('/down', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText(text('ui:loading'))
})

test('who is signed in never meets the header of a visitor, however slow the network', async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(memberCode, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Fairground' })).toBeVisible()
  await expect(header.getByRole('button', { name: text('portal:session.login'), exact: true })).toHaveCount(0)
  await expect(header.getByRole('link', { name: text('portal:session.register') })).toHaveCount(0)
  letThrough()
  await expect(header.getByRole('link', { name: textStart('pages:account.depositShort') })).toBeVisible()
})

test('a language whose texts could not be fetched is not half chosen, and trying again chooses it', async ({
  page,
  isMobile,
}) => {
  const texts = /\/assets\/texts-en-.*\.js$/
  await page.route(texts, (route) => route.abort())
  await page.goto(isMobile ? '/me' : '/')
  await page
    .getByRole('button', { name: textStart('ui:language') })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText(text('common:loadFailed')).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await page.unroute(texts)
  // Its role is covered until somebody goes there by F6: the words are announced on their own.
  await page.getByText(text('ui:retry'), { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('headlines get their face, and no first paint waits for it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => document.fonts.check('24px Bevan', 'Hội chợ'))).toBe(true)
  const styles = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.toJSON())
      .filter(({ name }) => /\/(?:index|poster)-[^/]*\.css$/.test(name))
      .map(({ name, renderBlockingStatus }) => `${/index|poster/.exec(name)} ${renderBlockingStatus}`),
  )
  expect(styles.sort()).toEqual(['index blocking', 'poster non-blocking'])
})
