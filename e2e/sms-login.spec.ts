import { text, textStart, textWhole } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { clickGuardOver } from './support/click-guard.ts'
import { bindEmail, bindMobile } from './support/contacts.ts'
import { moveAway } from './support/database.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { logInAnew, openLogin, tokenOf } from './support/log-in-anew.ts'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { codeSentTo, newMobile } from './support/outbox.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: text('portal:session.login') })
const bySms = (page: Page) => popup(page).getByRole('radio', { name: text('portal:session.way.sms') })
const number = (page: Page) => popup(page).getByRole('textbox', { name: text('recovery:mobile') })
const code = (page: Page) => popup(page).getByLabel(text('recovery:code'))
const getCode = (page: Page) => popup(page).getByRole('button', { name: text('recovery:getCode') })
const submit = (page: Page) => popup(page).getByRole('button', { name: text('portal:session.login'), exact: true })
const callsTo = (page: Page, path: string): string[] => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes(path) && calls.push(request.url()))
  return calls
}

/** The site as another operator would have it, for this page alone. */
const withModules = (page: Page, loginModules: string[]) =>
  page.route('**/wps/system/whitelabel', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    Object.assign(body.value, { loginModules })
    await route.fulfill({ response, json: body })
  })

async function askCode(page: Page, mobile: string): Promise<void> {
  await page.goto('/login')
  await bySms(page).check()
  await number(page).fill(mobile)
  await getCode(page).click()
  await expect(
    popup(page).getByRole('button', { name: textWhole('recovery:again', { seconds: /\d+/ }) }),
  ).toBeDisabled()
}

async function expectEntered(page: Page): Promise<void> {
  await expect(popup(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
}

test('[R1.05] [R2.5.18] [R2.5.19] [R2.5.20] [R2.5.21] [R5.53] [R5.54] number and code let the player in; without a code or with an invalid number nothing is sent', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('nothing is sent', async () => {
    const calls = [callsTo(page, '/wps/session/login'), callsTo(page, '/wps/verification')]
    // Whoever is quicker than the list of countries waits for it.
    const pressed = Promise.withResolvers<void>()
    await page.route('**/wps/system/countries', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto('/login')
    await bySms(page).check()
    await number(page).fill('0912')
    await getCode(page).click()
    pressed.resolve()
    await expect(popup(page).getByText(text('recovery:mobileInvalid'))).toBeVisible()
    await submit(page).click()
    await expect(popup(page).getByText(text('recovery:codeMissing'))).toBeVisible()
    expect(calls).toEqual([[], []])
    await page.unroute('**/wps/system/countries')
  })
  await test.step('number and code let in', async () => {
    const mobile = await bindMobile(await newPlayer())
    await expect(popup(page).getByLabel(text('registration:countryDialingCode')).locator('option').first()).toHaveText(
      'Việt Nam +84',
    )
    await expect(popup(page).getByRole('checkbox', { name: text('pages:session.rememberMobile') })).toBeVisible()
    await number(page).fill(mobile)
    await clickGuardOver(page)
    await getCode(page).click()
    await expect(
      popup(page).getByRole('button', { name: textWhole('recovery:again', { seconds: /\d+/ }) }),
    ).toBeDisabled()
    await code(page).fill(await codeSentTo(mobile))
    expect(await layoutFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await submit(page).click()
    await expectEntered(page)
  })
})

test('[R2.5.16] [R2.5.24] [R2.5.25] [R8.07] [R4.5.02] [R4.5.03] [R4.5.04] the tabs are the enabled methods; a number without an account registers first, one with an account is kept for a day where the box is ticked, unreadable', async ({
  page,
}) => {
  await test.step('the first tab is the active one', async () => {
    await page.goto('/login')
    await expect(popup(page).getByRole('radio', { name: text('portal:session.way.username') })).toBeChecked()
    await expect(popup(page).getByLabel(textStart('portal:session.username'))).toBeVisible()
    await expect(popup(page).getByLabel(textStart('portal:session.password'))).toBeVisible()
  })
  await test.step('the holder of a number without an account is told to register first', async () => {
    const mobile = newMobile()
    await askCode(page, mobile)
    await code(page).fill(await codeSentTo(mobile))
    await submit(page).click()
    await expect(popup(page).getByText(text('pages:session.registerFirst'))).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
  })
  await test.step('number and dialling code are kept where the box is ticked; unticked they are gone', async () => {
    const mobile = await bindMobile(await newPlayer())
    const box = popup(page).getByRole('checkbox', { name: text('pages:session.rememberMobile') })
    const enter = async (isKept: boolean) => {
      await askCode(page, mobile)
      await box.setChecked(isKept)
      await code(page).fill(await codeSentTo(mobile))
      await submit(page).click()
      await expectEntered(page)
    }
    await enter(true)
    const kept = (await page.context().cookies()).find(({ name }) => name === 'rememberedMobile')
    expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(60)
    expect(kept).toMatchObject({ sameSite: 'Strict', path: '/' })
    expect(atob(kept?.value ?? '')).not.toContain(mobile.slice(1))
    await openLogin(page)
    await bySms(page).check()
    await expect(number(page)).toHaveValue(mobile)
    await expect(box).toBeChecked()
    await page.evaluate(() => sessionStorage.clear())
    await enter(false)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('rememberedMobile')
    await page.evaluate(() => sessionStorage.clear())
  })
  await test.step('a single method has no tabs', async () => {
    await withModules(page, ['username'])
    await page.goto('/login')
    await page.reload()
    await expect(popup(page).getByLabel(textStart('portal:session.username'))).toBeVisible()
    await expect(popup(page).getByRole('radio')).toHaveCount(0)
    // A handler that still waits for its answer would give it to a page that is routed no more.
    await page.unrouteAll({ behavior: 'wait' })
    await withModules(page, ['sms'])
    await page.reload()
    await expect(number(page)).toBeVisible()
    await expect(popup(page).getByRole('radio')).toHaveCount(0)
  })
})

test('[R4.3.15] [R4.3.16] at a new place the password is followed by a code of the number or of the address', async ({
  page,
}) => {
  const [player, another] = await Promise.all([newPlayer(), newPlayer()])
  const [mobile, email] = await Promise.all([bindMobile(player), bindEmail(player)])
  const otherMobile = await bindMobile(another)
  const step = page.getByRole('dialog', { name: text('pages:second.title') })
  const enterFromAfar = async ({ username }: TestPlayer) => {
    await moveAway(username)
    await logInAnew(page, username)
    await step.getByRole('button', { name: text('recovery:getCode') }).click()
    await expect(step.getByRole('button', { name: textWhole('recovery:again', { seconds: /\d+/ }) })).toBeDisabled()
    expect(await tokenOf(page)).toBeNull()
  }
  await enterFromAfar(player)
  await expect(step.getByText(`+84****${mobile.slice(-3)}`)).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await step.getByLabel(text('recovery:code')).fill('000000')
  await step.getByRole('button', { name: text('pages:second.submit') }).click()
  await expect(step.getByText(text('pages:second.wrong.sent'))).toBeVisible()
  await step.getByRole('button', { name: text('pages:second.use.email') }).click()
  await expect(step.getByText('h***@example.vn')).toBeVisible()
  await expect(step.getByLabel(text('recovery:code'))).toHaveValue('')
  await step.getByRole('button', { name: text('recovery:getCode') }).click()
  await expect(step.getByRole('button', { name: textWhole('recovery:again', { seconds: /\d+/ }) })).toBeDisabled()
  await step.getByLabel(text('recovery:code')).fill(await codeSentTo(email))
  await step.getByRole('button', { name: text('pages:second.submit') }).click()
  await expectEntered(page)

  await enterFromAfar(another)
  await step.getByLabel(text('recovery:code')).fill(await codeSentTo(otherMobile))
  await step.getByRole('button', { name: text('pages:second.submit') }).click()
  await expectEntered(page)
})
