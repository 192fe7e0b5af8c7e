import { text, textPart, textStart, textWhole } from '@fairground/i18n/texts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { clickGuardOver } from './support/click-guard.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { newName, password } from './support/new-player.ts'
import { codeSentTo, newMobile } from './support/outbox.ts'
import { formOf } from './support/portal-tasks.ts'
import { undrawn } from './support/undrawn.ts'

const byMobile = (page: Page) => page.getByRole('radio', { name: text('registration:mode.registerMobile') })
const number = (form: Page | Locator) => form.getByRole('textbox', { name: textStart('registration:mobileNum') })
const code = (form: Page | Locator) => form.getByLabel(textStart('recovery:code'))
const getCode = (form: Page | Locator) => form.getByRole('button', { name: text('recovery:getCode') })
const waiting = (form: Page | Locator) =>
  form.getByRole('button', { name: textWhole('recovery:again', { seconds: /\d+/ }) })
const submit = (form: Page | Locator) => form.getByRole('button', { name: text('registration:submit') })
const smsPath = '**/wps/verification/sms/register'

/** The site as another operator would have it: flags changed on their way to this page alone. */
async function withFlags(page: Page, flags: Record<string, boolean>): Promise<void> {
  await undrawn(page)
  await page.route('**/wps/system/whitelabel', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    Object.assign(body.value.flags, flags)
    const modes = { USERNAMEREG3: 'register', MOBILENUMREG3: 'registerMobile' } as const
    const isOn = ([flag]: [string, string]) => body.value.flags[flag]
    body.value.registerModules = Object.entries(modes)
      .filter(isOn)
      .map(([, mode]) => mode)
    await route.fulfill({ response, json: body })
  })
}

const callsTo = (page: Page, path: string): string[] => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes(path) && calls.push(request.url()))
  return calls
}

async function fillRest(form: Page | Locator): Promise<void> {
  await form.getByLabel(textStart('registration:password')).fill(password)
  await form.getByLabel(textStart('registration:confirm')).fill(password)
  await form.getByRole('checkbox', { name: textPart('registration:accept', { age: 18 }) }).check()
}

const entered = async (page: Page) => {
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
}

test('[R1.03] [R2.5.29] [R4.2.13] [R4.2.18] [R7.9.02] [R4.2.03] [R4.2.04] [R5.10] [R5.12] a visitor registers with a number and its code, and the account is the number; without them, or with a wrong code, each says so', {
  tag: '@phone',
}, async ({ page }) => {
  const mobile = newMobile()
  const logins = callsTo(page, '/wps/session/login')
  const calls = callsTo(page, '/wps/member/register')
  await page.goto('/register')
  await byMobile(page).check()
  await expect(number(page)).toBeVisible()
  await expect(formOf(page).getByRole('textbox', { name: textStart('registration:username') })).toHaveCount(0)
  await test.step('number and code are required, and a wrong code is shown at its field', async () => {
    await getCode(page).click()
    await expect(page.getByText(text('errors:validation.required'))).toHaveCount(1)
    await submit(page).click()
    await expect(page.getByText(text('recovery:codeMissing'))).toBeVisible()
    await expect(number(page)).toHaveAttribute('aria-invalid', 'true')
    expect(calls).toEqual([])
    await number(page).fill(mobile)
    await code(page).fill('12')
    await fillRest(formOf(page))
    await submit(page).click()
    await expect(page.getByText(text('errors:CODE_INVALID'))).toBeVisible()
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true')
  })
  await test.step('the code that was sent is taken', async () => {
    await clickGuardOver(page)
    await getCode(page).click()
    await expect(waiting(page)).toBeDisabled()
    await expect(waiting(page)).toHaveText(textPart('recovery:again', { seconds: /(60|5[5-9])/ }))
    await page.reload()
    await byMobile(page).check()
    await expect(waiting(page)).toBeDisabled()
    await number(page).fill(mobile)
    await code(page).fill(await codeSentTo(mobile))
    await fillRest(formOf(page))
    expect(await layoutFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await submit(page).click()
    await entered(page)
    expect(logins).toEqual([])
    await page.goto('/me')
    await expect(page.getByRole('heading', { name: `+84${mobile.slice(1)}` })).toBeVisible()
  })
})

test('[R4.2.19] the popup has both ways, too, and at zero the button is restored and another code can be requested', async ({
  page,
}) => {
  await page.clock.install()
  const mobile = newMobile()
  await page.goto('/login')
  await page
    .getByRole('dialog', { name: text('registration:login') })
    .getByRole('button', { name: text('registration:title') })
    .click()
  const popup = page.getByRole('dialog', { name: text('registration:title') })
  await popup.getByRole('radio', { name: text('registration:mode.registerMobile') }).check()
  await number(popup).fill(mobile)
  await getCode(popup).click()
  await page.clock.runFor(2_000)
  await expect(waiting(popup)).toBeDisabled()
  await page.clock.runFor(60_000)
  await expect(getCode(popup)).toBeEnabled()
  await code(popup).fill(await codeSentTo(mobile))
  await fillRest(popup)
  await submit(popup).click()
  await entered(page)
})

test('[R2.5.28] [R2.5.29] [R6.15] [R4.2.05] [R4.2.06] [R6.20] [R6.21] [R7.2.10] [R7.9.01] [R9.04] each enabled mode is a tab that keeps its values, code and password follow their flags, and a refused code shows a popup once', async ({
  page,
}) => {
  const username = formOf(page).getByRole('textbox', { name: textStart('registration:username') })
  const byName = page.getByRole('main').getByRole('radio', { name: text('registration:mode.register') })
  const passwords = formOf(page).getByLabel(
    new RegExp(`^(${text('registration:password')}|${text('registration:confirm')})`),
  )
  await undrawn(page)
  const countries = callsTo(page, '/wps/system/countries')
  await page.goto('/register')
  await test.step('the countries are fetched once, and values persist across tabs', async () => {
    const name = newName()
    await expect(byName).toBeChecked()
    await expect(code(page)).toHaveCount(0)
    await username.fill(name)
    await byMobile(page).check()
    await number(page).fill('0912345678')
    await byName.check()
    await expect(username).toHaveValue(name)
    await byMobile(page).check()
    await expect(number(page)).toHaveValue('0912345678')
    expect(countries).toHaveLength(1)
    await expect(code(page)).toBeVisible()
    await expect(passwords).toHaveCount(2)
  })
  await test.step('a refused code shows a popup; two clicks within a second count once', async () => {
    const calls = callsTo(page, '/wps/verification/sms/register')
    const message = text('errors:FEATURE_OFF')
    await page.route(smsPath, (route) =>
      route.fulfill({ json: { success: false, code: 'FEATURE_OFF', message, value: null } }),
    )
    await number(page).fill(newMobile())
    await getCode(page).evaluate(async (button: HTMLButtonElement) => {
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 900))
      button.click()
    })
    const warning = page.getByRole('dialog', { name: text('recovery:notSent') })
    await expect(warning.getByText(message)).toBeVisible()
    expect(await layoutFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await warning.getByRole('button', { name: text('pages:session.understood') }).click()
    await expect(warning).toBeHidden()
    await expect(getCode(page)).toBeEnabled()
    expect(calls).toHaveLength(1)
  })
  await test.step('a single mode has no tabs', async () => {
    await withFlags(page, { MOBILENUMREG3: false })
    await page.reload()
    await expect(username).toBeVisible()
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
    await page.unroute('**/wps/system/whitelabel')
    await withFlags(page, { USERNAMEREG3: false })
    await page.reload()
    await expect(number(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
    await page.unroute('**/wps/system/whitelabel')
  })
  await test.step('code and password fields follow their flags', async () => {
    await withFlags(page, { REGMOBVERF3: true, MOBILENUMPASSREG3: false })
    await page.reload()
    await expect(username).toBeVisible()
    await expect(number(page)).toBeVisible()
    await expect(code(page)).toBeVisible()
    await byMobile(page).check()
    await expect(code(page)).toBeVisible()
    await expect(passwords).toHaveCount(0)
  })
})
