import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { openLogin, tokenOf } from './support/log-in-anew.ts'
import { newPlayer } from './support/new-player.ts'
import { formOf } from './support/portal-tasks.ts'
import { enterPortal } from './support/sign-in.ts'
import { undrawn } from './support/undrawn.ts'

const stored = (page: Page) => page.evaluate(() => Object.entries(sessionStorage))

test('[R1.28] a visitor looks around without logging in', async ({ page }) => {
  for (const path of ['/', '/rng', '/hot', '/fairness', '/responsible', '/register', '/agent']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(await tokenOf(page)).toBeNull()
})

test('[R3.146] [R3.147] every call sends WEB and the merchant code stored in the tab', async ({ page }) => {
  const calls: Record<string, string>[] = []
  page.on('request', (request) => {
    if (/\/(wps|lgw)\//.test(request.url())) calls.push(request.headers())
  })
  await undrawn(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(calls.length).toBeGreaterThan(2)
  for (const headers of calls) expect(headers).toMatchObject({ platform: 'WEB', merchant: 'fairground' })
  expect(await stored(page)).toContainEqual(['merchant', 'fairground'])
})

test('[R4.4.02] [R4.4.04] logging out shows progress and leaves only the merchant code', async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/wps/session/logout', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/me')
  await page
    .getByRole('main')
    .getByRole('button', { name: text('pages:session.logout') })
    .click()
  const confirm = page
    .getByRole('dialog', { name: text('pages:session.logoutTitle') })
    .getByRole('button', { name: text('pages:session.logout') })
  await confirm.click()
  await expect(confirm).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(page).toHaveURL('/')
  expect(await stored(page)).toEqual([['merchant', 'fairground']])
})

test('[R2.5.41] the popup of a forgotten password shows the banner of its group', async ({ page }) => {
  const banner = page.waitForResponse((answer) => answer.url().includes('groupName=w_forget'))
  const login = await openLogin(page)
  await login.getByRole('button', { name: text('pages:session.forgot') }).click()
  const { value } = (await (await banner).json()) as { value: { groupName: string; title: string }[] }
  expect(value).toMatchObject([{ groupName: 'w_forget' }])
  await expect(
    page.getByRole('dialog', { name: text('recovery:title') }).getByText(value[0]?.title ?? ''),
  ).toBeVisible()
})

test('[R8.04] [R8.05] account, password, repetition and e-mail each show their error', async ({ page }) => {
  await page.goto('/register')
  await formOf(page).getByLabel(textStart('portal:session.username')).fill('1 an')
  await formOf(page).getByLabel(textStart('portal:session.password')).fill('short')
  await page.getByLabel(textStart('registration:confirm')).fill('other')
  await page.getByLabel(textStart('registration:confirm')).blur()
  const form = page.getByRole('main')
  await expect(form.getByText(textStart('errors:reg_pattern_2'))).toBeVisible()
  await expect(form.getByText(textStart('errors:reg_pattern_18'))).toBeVisible()
  await expect(form.getByText(text('registration:confirmWrong'))).toBeVisible()
  const login = await openLogin(page)
  await login.getByRole('button', { name: text('pages:session.forgot') }).click()
  const forgot = page.getByRole('dialog', { name: text('recovery:title') })
  await forgot.getByRole('radio', { name: text('recovery:byEmail') }).check()
  await forgot.getByLabel(text('recovery:email')).fill('an.example.vn')
  await forgot.getByLabel(text('recovery:email')).blur()
  await expect(forgot.getByText(text('recovery:emailInvalid'))).toBeVisible()
})

test('[R9.25] the clock of the header changes every second', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const clock = page.getByRole('banner').getByRole('time')
  await expect(clock).toBeVisible()
  await page.waitForLoadState('networkidle') // the page is taken over
  await page.clock.pauseAt(new Date(Date.now() + 60_000)) // from here on the test alone moves it
  for (let second = 0; second < 5; second += 1) {
    const before = (await clock.getAttribute('datetime')) ?? ''
    await page.clock.runFor(1_000)
    await expect(clock).not.toHaveAttribute('datetime', before)
  }
})
