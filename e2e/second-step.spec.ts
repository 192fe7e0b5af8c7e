import { readFile } from 'node:fs/promises'
import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { codeOf } from './support/authenticator.ts'
import { moveAway } from './support/database.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { logInAnew, tokenOf } from './support/log-in-anew.ts'
import { newPlayer, password, type TestPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { typeSixDigits } from './support/six-digits.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

const digits = (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name: textStart('pages:second.label.google') })

/** Binds an authenticator through the calls of the page. */
async function bind({ api }: TestPlayer) {
  const { secret } = await api.secondStep.beginAuthenticator({ password })
  const { recoveryCodes } = await api.secondStep.confirmAuthenticator({ code: codeOf(secret, -1) })
  return { secret, recoveryCodes }
}

test('[R2.5.27] [R4.3.18] [R4.3.17] an authenticator is bound by picture or key and a first code; the second step comes before any token, and a trusted browser skips it; at a new place the bank account name works in any spelling', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(240_000)
  const [owner, trusting] = [await newPlayer(), await newPlayer()]
  await enterPortal(page, owner.token())
  await test.step('an authenticator is bound, and its recovery codes are kept', () => bindByHand(page))
  const { secret } = await bind(trusting)
  await test.step('a trusted browser skips the second step', () => trustBrowser(page, trusting, secret))
  const traveller = await newPlayer({ withPayoutAccount: true })
  await moveAway(traveller.username)
  await test.step('the bank account name works by keyboard alone', () => nameAccount(page, traveller))
})

test('without the phone a recovery code opens the account, and the authenticator is turned off with another; the way back leads to name and password, and so does a log-in that waited too long', async ({
  page,
}) => {
  const player = await newPlayer()
  const { recoveryCodes } = await bind(player)
  await test.step('the way back leads to name and password', async () => {
    await logInAnew(page, player.username)
    await page.getByRole('button', { name: text('pages:second.back') }).click()
    await expect(page.getByRole('dialog', { name: text('console:members.part.access') })).toBeVisible()
  })
  await test.step('recovery codes open the account, and turn the authenticator off', () =>
    recoverByCodes(page, player, recoveryCodes))
  const late = await newPlayer()
  await bind(late)
  await test.step('a log-in that waited too long begins anew', () => waitTooLong(page, late))
})

async function bindByHand(page: Page): Promise<void> {
  await page.goto('/member/securityCenter')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByText(text('pages:security.authenticator'), { exact: true }) })
  await row.getByRole('button', { name: text('pages:security.turnOn') }).click()
  const dialog = page.getByRole('dialog', { name: text('pages:security.authenticator') })
  await dialog.getByLabel(text('pages:security.oldPassword')).fill('khong-dung-dau')
  await dialog.getByRole('button', { name: text('pages:security.next') }).click()
  await expect(dialog.getByText(text('errors:validation.passwordWrong'))).toBeVisible()
  await dialog.getByLabel(text('pages:security.oldPassword')).fill(password)
  await dialog.getByRole('button', { name: text('pages:security.next') }).click()
  await expect(dialog.getByRole('img', { name: text('pages:security.qr') })).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  expect(await accessibilityFaults(page)).toEqual([])
  await typeSixDigits(page, digits(page), '000000')
  await expect(dialog.getByText(text('errors:validation.codeWrong'))).toBeVisible()
  await typeSixDigits(page, digits(page), codeOf(secret, 0))
  const codes = page.getByRole('dialog', { name: text('pages:security.recovery') })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  expect(await accessibilityFaults(page)).toEqual([])
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: text('pages:security.saveCodes') }).click()
  const file = await download
  expect((await readFile(await file.path(), 'utf8')).split('\n')).toEqual(
    await codes.getByRole('listitem').allTextContents(),
  )
  await codes.getByRole('button', { name: text('pages:security.codesKept') }).click()
  await expect(row).toContainText(text('console:operators.factorOn'))
  await expect(page.getByText(text('pages:security.codesLeft', { count: 10 }))).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])
}

async function trustBrowser(page: Page, player: TestPlayer, secret: string): Promise<void> {
  await logInAnew(page, player.username)
  const dialog = page.getByRole('dialog', { name: text('pages:second.title') })
  await expect(digits(page)).toBeFocused()
  expect(await tokenOf(page)).toBeNull()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await typeSixDigits(page, digits(page), '000000')
  await expect(dialog.getByText(textStart('pages:second.wrong.google'))).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  await dialog.getByText(text('pages:second.trust')).click()
  await typeSixDigits(page, digits(page), codeOf(secret, 0))
  await expect(dialog).toBeHidden()
  expect(await tokenOf(page)).not.toBeNull()
  await logInAnew(page, player.username)
  await expect.poll(() => tokenOf(page)).not.toBeNull()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: text('pages:security.forget') }).click()
  await expect(page.getByRole('button', { name: text('pages:security.forget') })).toHaveCount(0)
  await logInAnew(page, player.username)
  await expect(dialog).toBeVisible()
}

async function recoverByCodes(page: Page, player: TestPlayer, recoveryCodes: string[]): Promise<void> {
  await logInAnew(page, player.username)
  const dialog = page.getByRole('dialog', { name: text('pages:second.title') })
  await dialog.getByRole('button', { name: text('pages:second.use.recovery') }).click()
  await dialog.getByLabel(text('pages:security.recovery')).fill(recoveryCodes[0] ?? '')
  await dialog.getByRole('button', { name: text('pages:second.submit') }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/member/securityCenter')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByText(text('pages:security.authenticator'), { exact: true }) })
  await expect(page.getByText(text('pages:security.codesLeft', { count: 9 }))).toBeVisible()
  await row.getByRole('button', { name: text('pages:security.turnOff') }).click()
  const manage = page.getByRole('dialog', { name: text('pages:security.authenticator') })
  await manage.getByLabel(text('pages:security.oldPassword')).fill(password)
  await manage.getByLabel(text('pages:security.anyCode')).fill(recoveryCodes[1] ?? '')
  expect(await accessibilityFaults(page)).toEqual([])
  await manage.getByRole('button', { name: text('pages:security.unbind') }).click()
  await expect(manage).toBeHidden()
  await expect(row.getByRole('button', { name: text('pages:security.turnOn') })).toBeVisible()
}

async function nameAccount(page: Page, player: TestPlayer): Promise<void> {
  await logInAnew(page, player.username)
  const dialog = page.getByRole('dialog', { name: text('pages:second.title') })
  const name = dialog.getByRole('textbox', { name: text('pages:second.label.bankName') })
  await expect(name).toBeFocused()
  expect(await tokenOf(page)).toBeNull()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await page.keyboard.type('Tran Thi Bich')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(textStart('pages:second.wrong.bankName'))).toBeVisible()
  await expect(name).toHaveValue('Tran Thi Bich')
  expect(await tokenOf(page)).toBeNull()
  await name.press('ControlOrMeta+a')
  await page.keyboard.type('Nguyễn  Thu Hà')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await tokenOf(page)).not.toBeNull()
}

async function waitTooLong(page: Page, player: TestPlayer): Promise<void> {
  await logInAnew(page, player.username)
  await digits(page).waitFor()
  await player.api.security.changePassword({
    oldPassword: password,
    newPassword: 'Den-long-sang-7',
    confirmNewPassword: 'Den-long-sang-7',
  })
  await typeSixDigits(page, digits(page), '123456')
  const dialog = page.getByRole('dialog', { name: text('console:members.part.access') })
  await expect(dialog.getByText(text('pages:second.late'))).toBeVisible()
}
