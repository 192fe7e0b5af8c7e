import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { clickGuardOver } from './support/click-guard.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { logInAnew, openLogin, tokenOf } from './support/log-in-anew.ts'
import { newPlayer, password } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

/** A device of the browser's own that keeps passkeys; `setVerified(false)` is a finger it does not know. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function addPasskey(page: Page) {
  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: text('pages:passkey.add') }).click()
  const dialog = page.getByRole('dialog', { name: text('pages:passkey.add') })
  await expect(dialog.getByLabel(text('pages:passkey.name'))).toHaveValue('Passkey 1')
  await dialog.getByLabel(text('pages:passkey.name')).fill('Điện thoại của Hà')
  await dialog.getByLabel(text('pages:security.oldPassword')).fill(password)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: text('pages:passkey.make') }).click()
  const codes = page.getByRole('dialog', { name: text('pages:security.recovery') })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: text('pages:security.codesKept') }).click()
  await expect(codes).toBeHidden()
}

test('a passkey is added, lets its owner in without name or password, is renamed and removed', {
  tag: '@phone',
}, async ({ page }) => {
  const player = await newPlayer()
  const device = await addDevice(page)
  await enterPortal(page, player.token())
  await addPasskey(page)
  const card = page.getByRole('region', { name: text('pages:passkey.title') })
  await expect(card.getByText('Điện thoại của Hà')).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])
  const dialog = await openLogin(page)
  await device.setVerified(false)
  await dialog.getByRole('button', { name: text('pages:passkey.login') }).click()
  await expect(dialog.getByText(text('pages:passkey.stopped'))).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await device.setVerified(true)
  await clickGuardOver(page)
  await dialog.getByRole('button', { name: text('pages:passkey.login') }).click()
  await expect(dialog).toBeHidden()
  expect(await tokenOf(page)).not.toBeNull()
  await page.goto('/member/securityCenter')
  await card.getByRole('button', { name: text('pages:passkey.rename') }).click()
  const rename = page.getByRole('dialog', { name: text('pages:passkey.rename') })
  await rename.getByLabel(text('pages:passkey.name')).fill('Máy cũ')
  await rename.getByRole('button', { name: text('pages:passkey.save') }).click()
  await expect(card.getByText('Máy cũ')).toBeVisible()
  await card.getByRole('button', { name: text('pages:passkey.remove') }).click()
  const remove = page.getByRole('dialog', { name: text('pages:passkey.removeTitle', { name: 'Máy cũ' }) })
  await remove.getByLabel(text('pages:security.oldPassword')).fill(password)
  expect(await accessibilityFaults(page)).toEqual([])
  await remove.getByRole('button', { name: text('pages:passkey.remove') }).click()
  await expect(card.getByText(textStart('pages:passkey.none'))).toBeVisible()
})

test('after the password the passkey is the second step', async ({ page }) => {
  const player = await newPlayer()
  await addDevice(page)
  await enterPortal(page, player.token())
  await addPasskey(page)
  await logInAnew(page, player.username)
  const dialog = page.getByRole('dialog', { name: text('pages:second.title') })
  await expect(dialog.getByText(text('pages:second.text.passkey'))).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: text('pages:second.use.passkey') }).click()
  await expect(dialog).toBeHidden()
  expect(await tokenOf(page)).not.toBeNull()
})
