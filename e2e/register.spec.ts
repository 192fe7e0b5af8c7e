import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newName, password } from './support/new-player.ts'
import { fillRegistration, formOf, loginOpener } from './support/portal-tasks.ts'
import { undrawn } from './support/undrawn.ts'

test('[R1.02] [R2.1.07] [R4.2.09] [R4.2.16] [R2.5.02] [R2.5.30] a visitor registers by username, where each invalid field says why and keeps its value, and in the popup from the log-in, in place', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await test.step('on the page', async () => {
    const username = newName()
    await page.goto('/register')
    await fillRegistration(page, { username: '1x', password: 'short', payeeName: 'Nguyen Thu Ha' })
    await page.getByRole('button', { name: text('registration:submit') }).click()
    await expect(page.getByText(text('errors:reg_pattern_2', { length: '6–16' }))).toBeVisible()
    await expect(formOf(page).getByLabel(textStart('registration:username'))).toHaveAttribute('aria-invalid', 'true')
    await expect(
      page.getByText(text('registration:acceptFirst', { terms: text('registration:terms'), age: 18 })),
    ).toBeVisible()
    await expect(formOf(page).getByLabel(textStart('registration:username'))).toHaveValue('1x')
    await expect(page.getByLabel(textStart('pages:second.label.bankName'))).toHaveValue('Nguyen Thu Ha')
    await fillRegistration(page, { username, password, payeeName: 'Nguyen Thu Ha' })
    await page.getByLabel(textStart('registration:confirm')).fill('something-else-9')
    const accepts = page.getByRole('checkbox', { name: textPart('registration:accept', { age: 18 }) })
    // What is wrong with the field before may be said, and move this one, in the middle of the press.
    await expect(() => accepts.check({ timeout: 2_000 })).toPass()
    await page.getByRole('button', { name: text('registration:submit') }).click()
    await expect(page.getByText(text('registration:confirmWrong'))).toBeVisible()
    await page.getByLabel(textStart('registration:confirm')).fill(password)
    await page.getByRole('button', { name: text('registration:submit') }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
    await page.goto('/me')
    await expect(page.getByRole('heading', { name: username })).toBeVisible()
  })
  await test.step('in the popup from the log-in', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/rng?referralCode=')
    await loginOpener(page, isMobile).click()
    await page
      .getByRole('dialog', { name: text('registration:login') })
      .getByRole('button', { name: text('registration:title') })
      .click()
    const popup = page.getByRole('dialog', { name: text('registration:title') })
    await popup.getByRole('button', { name: text('registration:login'), exact: true }).click()
    await page
      .getByRole('dialog', { name: text('registration:login') })
      .getByRole('button', { name: text('registration:title') })
      .click()
    await expect(page.getByRole('dialog', { name: text('registration:login') })).toBeHidden()
    await fillRegistration(page, { username: newName(), password, payeeName: 'Le Van Hai' })
    await popup.getByRole('checkbox', { name: textPart('registration:accept', { age: 18 }) }).check()
    await popup.getByRole('button', { name: text('registration:submit') }).click()
    await expect(popup).toBeHidden()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
  })
})

test('[R6.14] [R6.17] [R2.3.16] the invitation to register is shown only while registration is open', async ({
  page,
}) => {
  const flags: Record<string, boolean> = {}
  const site: { registerModules?: string[] } = {}
  await undrawn(page)
  await page.route('**/wps/system/whitelabel', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    Object.assign(body.value, site)
    Object.assign(body.value.flags, flags)
    await route.fulfill({ response, json: body })
  })
  const header = page.getByRole('banner')
  const button = header.getByRole('link', { name: text('registration:title') })
  await page.goto('/rng')
  await button.click()
  await expect(page).toHaveURL('/register')
  flags.DIRECTREG3 = false
  await page.goto('/rng')
  await expect(header.getByRole('button', { name: text('registration:login'), exact: true })).toBeVisible()
  await expect(button).toHaveCount(0)
  site.registerModules = []
  await page.goto('/register')
  await expect(page.getByText(text('registration:closedTitle'))).toBeVisible()
  await expect(button).toHaveCount(0)
})
