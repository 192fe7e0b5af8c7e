import { readFile } from 'node:fs/promises'
import { openPlayer } from '@fairground/dev-env'
import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { clickGuardOver } from './support/click-guard.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { newPlayer, password, paymentPassword, type TestPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { typeSixDigits } from './support/six-digits.ts'
import { portalUrl } from './support/world.ts'

const newPassword = 'Den-long-sang-7'

/** Signs the player in at a second place; by the own client it would give the first session up. */
const enterElsewhere = ({ username }: TestPlayer) =>
  openPlayer(portalUrl(), username).api.session.login({ username, password, type: 'username' })

test('the security centre stands whole on every screen: level, passwords, devices, history, profile, choices', {
  tag: '@both',
}, async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/member/securityCenter')
  await expect(page.getByRole('heading', { level: 1, name: text('pages:member.securityCenter') })).toBeVisible()
  for (const name of [
    text('pages:security.guards'),
    text('pages:security.devices'),
    text('pages:security.history'),
    text('pages:security.profile'),
    text('pages:security.account'),
  ])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByText(text('pages:security.thisDevice'), { exact: true })).toBeVisible()
  await expect(page.getByText(text('pages:security.outcomes.entered'))).toBeVisible()
  await expect(page.getByText('N*** T*** H***')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('127.0.0.1')
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('[R5.56] [R5.57] [R5.58] a password change checks the rule, keeps the page and voids the old one; an account is closed only when it is empty, after the question and the payment password', {
  tag: '@phone',
}, async ({ page }) => {
  const player = await newPlayer()
  await player.api.members.setPaymentPassword({ password, paymentPassword })
  await enterPortal(page, player.token())
  await page.goto('/member/securityCenter')
  await test.step('a password change keeps the page, and voids the old one', () => changePassword(page, player))
  await test.step('an empty account is closed after the payment password', () => closeAccount(page, player))
})

test('[R3.074] a member signs another device out, takes an avatar and a nickname of their own, gets their data as a file once in ten minutes, and reads that money in the account stops its closing', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '100000.00' })
  await player.api.members.setPaymentPassword({ password, paymentPassword })
  await enterPortal(page, player.token())
  const elsewhere = await enterElsewhere(player)
  await page.goto('/member/securityCenter')
  await test.step('another device is signed out after a question', () => signOut(page, elsewhere.token))
  await test.step('an avatar of the house stands in the menu at once', () => chooseAvatar(page, player))
  await test.step('a new nickname is in the profile at once', () => changeNickname(page, player))
  await test.step('my data comes as a file, and once in ten minutes', () => exportData(page, player))
  await test.step('money in the account stops its closing, in words', () => keepOpen(page))
})

async function signOut(page: Page, token: string): Promise<void> {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.getByRole('button', { name: text('pages:security.end'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: text('pages:security.endTitle') })
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: text('pages:security.end') }).click()
  await expect(page.getByText(text('pages:security.onlyHere'))).toBeVisible()
  const refused = await page.request.get('/wps/member/info', { headers: { token } })
  expect(refused.status()).toBe(401)
}

async function changePassword(page: Page, player: TestPlayer): Promise<void> {
  await page.getByRole('button', { name: text('pages:security.changePassword'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: text('pages:security.changePassword') })
  await dialog.getByLabel(text('pages:security.oldPassword')).fill(password)
  await dialog.getByLabel(text('pages:security.newPassword'), { exact: true }).fill('ngan')
  await dialog.getByLabel(text('pages:security.confirmPassword')).fill('khac')
  await dialog.getByRole('button', { name: text('pages:security.savePassword') }).click()
  await expect(dialog.getByText(text('errors:reg_pattern_18', { length: '8–32' }))).toBeVisible()
  await expect(dialog.getByText(text('errors:validation.passwordConfirm'))).toBeVisible()
  await dialog.getByLabel(text('pages:security.newPassword'), { exact: true }).fill(newPassword)
  await dialog.getByLabel(text('pages:security.confirmPassword')).fill(newPassword)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: text('pages:security.savePassword') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(text('pages:security.outcomes.password-changed'))).toBeVisible()
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  expect(token).not.toBe(player.token())
  await expect(player.api.session.login({ username: player.username, password, type: 'username' })).rejects.toThrow()
}

async function chooseAvatar(page: Page, player: TestPlayer): Promise<void> {
  await page.getByRole('button', { name: text('pages:security.changeAvatar') }).click()
  const dialog = page.getByRole('dialog', { name: text('pages:security.changeAvatar') })
  await expect(dialog.getByRole('button', { name: textStart('pages:security.avatar') })).toHaveCount(20)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: text('pages:security.avatar', { number: 8 }), exact: true }).click()
  await expect(dialog).toBeHidden()
  expect((await player.api.members.info({})).icon).toBe('avatar/7')
}

async function changeNickname(page: Page, player: TestPlayer): Promise<void> {
  await page.getByRole('button', { name: text('pages:security.changeNickname') }).click()
  const dialog = page.getByRole('dialog', { name: text('pages:security.changeNickname') })
  const field = dialog.getByLabel(text('pages:security.nickname'))
  await expect(field).toHaveValue(player.username)
  await field.fill('N')
  await dialog.getByRole('button', { name: text('pages:passkey.save') }).click()
  await expect(field).toHaveAccessibleDescription(/2–20/)
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await field.fill('Bé Na 🎪')
  await field.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Bé Na 🎪')).toBeVisible()
}

async function exportData(page: Page, player: TestPlayer): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: text('pages:security.exportAction') }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${player.username}.json`)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    profile: { account: player.username, payeeName: player.payeeName },
    deposits: [{ amount: '100000.00', currency: 'VND', state: 'approved' }],
  })
  await expect(page.getByText(text('pages:security.exported'))).toBeVisible()
  await clickGuardOver(page)
  await page.getByRole('button', { name: text('pages:security.exportAction') }).click()
  await expect(page.getByText(text('errors:TOO_MANY_REQUESTS'))).toBeVisible()
}

async function closeAccount(page: Page, player: TestPlayer): Promise<void> {
  await page.getByRole('button', { name: text('pages:security.close') }).click()
  const dialog = page.getByRole('dialog', { name: text('pages:security.closeTitle') })
  await dialog.getByRole('button', { name: text('pages:security.closeAction') }).click()
  await expect(dialog.getByText(text('pages:payout.sixDigits'))).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await typeSixDigits(page, dialog.getByLabel(text('pages:payout.paymentPassword')), paymentPassword)
  await clickGuardOver(page)
  await dialog.getByRole('button', { name: text('pages:security.closeAction') }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  const anew = { username: player.username, password: newPassword, type: 'username' } as const
  await expect(player.api.session.login(anew)).rejects.toThrow()
}

async function keepOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('pages:security.close') }).click()
  const dialog = page.getByRole('dialog', { name: text('pages:security.closeTitle') })
  await typeSixDigits(page, dialog.getByLabel(text('pages:payout.paymentPassword')), paymentPassword)
  await dialog.getByRole('button', { name: text('pages:security.closeAction') }).click()
  await expect(dialog.getByText(text('errors:validation.balanceLeft'))).toBeVisible()
}
