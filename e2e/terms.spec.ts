import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { outdateTerms } from './support/database.ts'
import { logInAnew, tokenOf } from './support/log-in-anew.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test('newer terms are asked for at the log-in and where one already is in: agree, or log out', async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/member/depositv2')
  const dialog = page.getByRole('dialog', { name: text('registration:termsDueTitle') })
  const pay = page.getByRole('button', { name: textStart('pages:deposit.submitAmount', { amount: 500 }) })
  await page.getByLabel(textStart('pages:deposit.amount')).fill('500000')
  await outdateTerms(player.username)
  await pay.click()
  await expect(dialog).toContainText(textPart('registration:termsVersion', { version: 1 }))
  await expect(dialog).toContainText('1. Ai được chơi.')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: text('registration:termsAgree') }).click()
  await expect(dialog).toBeHidden()
  await pay.click()
  await expect.poll(async () => (await player.api.deposits.list({})).list).toHaveLength(1)

  await outdateTerms(player.username)
  await logInAnew(page, player.username)
  await dialog.getByRole('button', { name: text('pages:session.logout') }).click()
  await expect(dialog).toBeHidden()
  expect(await tokenOf(page)).toBeNull()
})
