import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { liveLineJoined } from './support/live-line.ts'
import { newPlayer, password } from './support/new-player.ts'
import { logOut } from './support/portal-tasks.ts'
import { enterPortal } from './support/sign-in.ts'

/** Holds the call that logs out until it is let through. */
async function holdLogout(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/wps/session/logout', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('[R1.04] [R2.1.06] [R2.5.01] [R4.3.04] [R4.3.05] [R4.3.06] [R4.4.01] [R4.4.02] [R4.4.04] [R4.4.05] a player logs in by the popup at /login, where a wrong password does not reveal which half was wrong, and out again after being asked', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const { username } = await newPlayer()
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: text('portal:session.login') })
  const secret = dialog.getByLabel(textStart('portal:session.password'))
  await dialog.getByLabel(textStart('portal:session.username')).fill(username)
  await test.step('a wrong password gives one message', async () => {
    await secret.fill('not-the-password')
    await dialog.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
    await expect(dialog.getByText(text('pages:session.badCredentials'))).toBeVisible()
    await expect(page.getByText(text('pages:session.badCredentials'))).toHaveCount(1)
    await expect(dialog.getByLabel(textStart('portal:session.username'))).toHaveValue(username)
    await expect(secret).toBeFocused()
  })
  await test.step('the right one lets in', async () => {
    await secret.fill(password)
    await dialog.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
  })
  await test.step('logging out shows progress and leaves only the merchant code', async () => {
    const letThrough = await holdLogout(page)
    await logOut(page, isMobile)
    await expect(
      page
        .getByRole('dialog', { name: text('pages:session.logoutTitle') })
        .getByRole('button', { name: text('pages:session.logout') }),
    ).toHaveAttribute('aria-busy', 'true')
    letThrough()
    await expect(page).toHaveURL('/')
    await expect(
      page.getByRole('banner').getByRole('button', { name: text('portal:session.login'), exact: true }),
    ).toBeVisible()
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([['merchant', 'fairground']])
  })
})

test('[R2.1.38] [R6.01] [R4.3.01] [R5.50] [R5.51] [R8.02] [R2.5.21] [R4.5.01] [R4.5.03] [R4.5.04] [R9.11] pages that need a session redirect to the log-in; it sends nothing empty, and “remember me” keeps the name for a day and logs in without storing the password, until it is unticked', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/wps/session/login') && calls.push(request.url()))
  await test.step('visitors are redirected', async () => {
    for (const path of ['/member/withdraw', '/member/depositv2']) {
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('dialog', { name: text('portal:session.login') })).toBeVisible()
    }
  })
  const { username } = await newPlayer()
  const dialog = page.getByRole('dialog', { name: text('portal:session.login') })
  const name = dialog.getByLabel(textStart('portal:session.username'))
  const secret = dialog.getByLabel(textStart('portal:session.password'))
  const box = dialog.getByRole('checkbox', { name: textPart('pages:session.remember') })
  const submit = async () => {
    await dialog.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const comeBack = async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/login')
  }
  const cookieOf = async (wanted: string) => (await page.context().cookies()).find((cookie) => cookie.name === wanted)
  await test.step('empty fields are shown before anything is sent', async () => {
    await dialog.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
    await expect(dialog.getByText(text('errors:validation.required'))).toHaveCount(2)
    await expect(dialog.getByText(text('pages:session.enterBoth'))).toBeVisible()
    await expect(name).toBeFocused()
    expect(calls).toEqual([])
  })
  await page.goto('/login')
  await name.fill(username)
  await secret.fill(password)
  await box.check()
  await submit()
  const [kept, held] = [await cookieOf('rememberedLogin'), await cookieOf('rm')]
  for (const cookie of [kept, held]) {
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(60)
    expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/' })
  }
  expect(held?.httpOnly).toBe(true)
  expect(atob(kept?.value ?? '')).not.toMatch(new RegExp(`${username}|${password}`))
  await comeBack()
  await expect(name).toHaveValue(username)
  await expect(secret).toHaveValue('')
  await expect(secret).toHaveAttribute('placeholder', '••••••••')
  await submit()
  expect((await cookieOf('rm'))?.value).not.toBe(held?.value)
  await comeBack()
  await expect(secret).toHaveAttribute('placeholder', '••••••••')
  await box.uncheck()
  await expect(secret).not.toHaveAttribute('placeholder')
  await expect.poll(() => cookieOf('rm')).toBeUndefined()
  expect(await cookieOf('rememberedLogin')).toBeUndefined()
  await comeBack()
  await expect(name).toHaveValue('')
})

test('[R4.6.07] only a player’s page is live, and a session ended elsewhere asks to log in again without a reload', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '100000.00' })
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sockets).toEqual([])
  await enterPortal(page, player.token())
  const joined = liveLineJoined(page)
  await page.goto('/member/transferFund')
  await joined
  await expect(page.getByText(text('pages:wallet.available'))).toBeVisible()
  await player.api.session.logout({})
  await expect(page.getByText(text('pages:member.needLogin'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: text('portal:session.login'), exact: true })
    .click()
  await expect(page.getByRole('dialog', { name: text('portal:session.login') })).toBeVisible()
})
