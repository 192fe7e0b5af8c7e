import { text, textStart, textWhole } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { bindEmail, bindMobile } from './support/contacts.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { newPlayer, password, type TestPlayer } from './support/new-player.ts'
import { codeSentTo, findSent, newMobile } from './support/outbox.ts'
import { enterPortal } from './support/sign-in.ts'

const newPassword = 'Den-long-sang-7'
const newerPassword = 'Den-long-sang-8'
const siteAddress = '**/wps/system/whitelabel'

const openForgot = async (page: Page) => {
  await page.goto('/login')
  await page
    .getByRole('dialog', { name: text('portal:session.login') })
    .getByRole('button', { name: text('pages:session.forgot') })
    .click()
  return page.getByRole('dialog', { name: text('recovery:title') })
}

const isIn = async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeHidden()
  return page.evaluate(() => Boolean(sessionStorage.getItem('token')))
}
const entersWith = async (player: TestPlayer, typed: string) =>
  player.api.session.login({ username: player.username, password: typed, type: 'username' }).then(
    () => true,
    () => false,
  )

test('[R2.5.39] [R5.55] [R5.61] [R2.5.40] [R6.23] a number is bound with a code and the password and shown masked; both methods of recovery are offered, the phone flag sets which is shown first, and no code is requested for an invalid number', async ({
  page,
}) => {
  await test.step('both methods are offered, and no code goes to an invalid number', () => readMethods(page))
  await test.step('the phone flag sets which method is shown first', () => readFlag(page))
  await page.unroute(siteAddress)
  await enterPortal(page, (await newPlayer()).token())
  await test.step('a number is bound in the security centre, and is shown masked', () => bindNumber(page))
})

test('[R1.08] [R2.5.04] [R2.5.22] [R4.15.08] [R4.3.21] [R5.62] [R5.63] [R1.09] [R5.59] [R5.60] [R8.22] a forgotten password is replaced by a code, or by the link in a mail to name and address, and the player is in', {
  tag: '@phone',
}, async ({ page }) => {
  const player = await newPlayer()
  const [mobile, email] = [await bindMobile(player), await bindEmail(player)]
  await test.step('a code replaces a forgotten password', () => recoverByCode(page, player, mobile))
  await page.evaluate(() => sessionStorage.clear())
  await test.step('the link in a mail sets a new password', () => recoverByMail(page, player, email))
})

async function bindNumber(page: Page): Promise<void> {
  const mobile = newMobile()
  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: text('recovery:bindMobile') }).click()
  const bind = page.getByRole('dialog', { name: text('recovery:bindMobile') })
  await bind.getByRole('textbox', { name: text('recovery:mobile') }).fill(mobile)
  await bind.getByRole('button', { name: text('recovery:getCode') }).click()
  await expect(bind.getByRole('button', { name: textWhole('recovery:again', { seconds: /\d+/ }) })).toBeDisabled()
  await bind.getByLabel(text('recovery:code')).fill(await codeSentTo(mobile))
  await bind.getByLabel(text('recovery:password')).fill(password)
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await bind.getByRole('button', { name: text('recovery:bindMobile') }).click()
  await expect(page.getByText(`+84****${mobile.slice(-3)}`)).toBeVisible()
}

async function recoverByCode(page: Page, player: TestPlayer, mobile: string): Promise<void> {
  const forgot = await openForgot(page)
  await forgot.getByRole('textbox', { name: text('recovery:mobile') }).fill(mobile)
  await forgot.getByRole('button', { name: text('recovery:getCode') }).click()
  await expect(forgot.getByRole('button', { name: textWhole('recovery:again', { seconds: /\d+/ }) })).toBeDisabled()
  await forgot.getByLabel(text('recovery:newPassword'), { exact: true }).fill(newPassword)
  await forgot.getByLabel(text('recovery:confirm')).fill(newPassword)
  await forgot.getByRole('button', { name: text('recovery:save') }).click()
  await expect(forgot.getByText(text('recovery:codeMissing'))).toBeVisible()
  await forgot.getByLabel(text('recovery:code')).fill(await codeSentTo(mobile))
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await forgot.getByRole('button', { name: text('recovery:save') }).click()
  await expect(page).toHaveURL('/')
  expect(await isIn(page)).toBe(true)
  expect(await entersWith(player, password)).toBe(false)
  expect(await entersWith(player, newPassword)).toBe(true)
}

async function readFlag(page: Page): Promise<void> {
  const forgot = await openForgot(page)
  await expect(forgot.getByRole('radio', { name: text('recovery:mobile') })).toBeChecked()
  const withSite = (site: object) =>
    page.route(siteAddress, async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      Object.assign(body.value, site, { flags: { ...body.value.flags, CHNGPASSVERIF3: false } })
      await route.fulfill({ response, json: body })
    })
  await withSite({})
  await page.reload()
  const again = await openForgot(page)
  await expect(again.getByRole('radio', { name: text('recovery:byEmail') })).toBeChecked()
  await expect(again.getByRole('radio', { name: text('recovery:mobile') })).toBeEnabled()
  await withSite({ channels: { sms: true, email: false } })
  await page.reload()
  const byMobile = await openForgot(page)
  await expect(byMobile.getByRole('textbox', { name: text('recovery:mobile') })).toBeVisible()
  await expect(byMobile.getByRole('radio')).toHaveCount(0)
  await withSite({ channels: { sms: false, email: false } })
  await page.reload()
  await expect((await openForgot(page)).getByText(text('recovery:noWay'))).toBeVisible()
}

async function readMethods(page: Page): Promise<void> {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/wps/verification') && calls.push(request.url()))
  const forgot = await openForgot(page)
  await expect(forgot.getByRole('radio', { name: text('recovery:mobile') })).toBeChecked()
  await expect(forgot.getByRole('radio', { name: text('recovery:byEmail') })).toBeVisible()
  await forgot.getByRole('textbox', { name: text('recovery:mobile') }).fill('0912')
  await forgot.getByRole('button', { name: text('recovery:getCode') }).click()
  await expect(forgot.getByText(text('recovery:mobileInvalid'))).toBeVisible()
  expect(calls).toEqual([])
}

async function recoverByMail(page: Page, player: TestPlayer, email: string): Promise<void> {
  const forgot = await openForgot(page)
  await forgot.getByRole('radio', { name: text('recovery:byEmail') }).check()
  await forgot.getByLabel(text('recovery:email')).fill('a@b')
  await forgot.getByRole('button', { name: text('recovery:sendLink') }).click()
  await expect(forgot.getByText(text('errors:validation.required'))).toBeVisible()
  await expect(forgot.getByText(text('recovery:emailInvalid'))).toBeVisible()
  await forgot.getByLabel(text('recovery:username')).fill(player.username)
  await forgot.getByLabel(text('recovery:email')).fill(email)
  await forgot.getByRole('button', { name: text('recovery:sendLink') }).click()
  await expect(forgot.getByText(textStart('recovery:inBeenOut', { email: 'h***@example.vn' }))).toBeVisible()
  await forgot.getByRole('button', { name: text('recovery:toLogin') }).click()
  await expect(page.getByRole('dialog', { name: text('portal:session.login') })).toBeVisible()
  let link = ''
  const findLink = async () => (link = await findSent(email, /\/resetPassword#[\w-]{43}/))
  await expect.poll(findLink, { timeout: 30_000 }).not.toBe('') // a job writes the mail
  await page.goto(link)
  await page.getByLabel(text('recovery:newPassword'), { exact: true }).fill(newerPassword)
  await page.getByLabel(text('recovery:confirm')).fill(newerPassword)
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: text('recovery:save') }).click()
  await expect(page).toHaveURL('/')
  expect(await isIn(page)).toBe(true)
  expect(await entersWith(player, newerPassword)).toBe(true)
}
