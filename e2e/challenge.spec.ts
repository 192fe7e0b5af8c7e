import { randomInt } from 'node:crypto'
import { openPlayer, provePerson } from '@fairground/dev-env'
import { text, textPart, textStart, textWhole } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { newName, newPlayer, password } from './support/new-player.ts'
import { newMobile } from './support/outbox.ts'
import { fillRegistration } from './support/portal-tasks.ts'
import { gapX, puzzle, slider, slideTo, solveSlider } from './support/solve-slider.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test.use({ baseURL: process.env.GUARDED_URL })
// Wrong answers are counted by address: whoever comes has one of their own.
test.beforeEach(({ page }) =>
  page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` }),
)

const login = (page: Page) => page.getByRole('dialog', { name: text('registration:login') })

async function askToEnter(page: Page, username: string, typed: string = password): Promise<void> {
  await page.goto('/login')
  await login(page).getByLabel(textStart('registration:username')).fill(username)
  await login(page).getByLabel(textStart('registration:password')).fill(typed)
  await login(page)
    .getByRole('button', { name: text('registration:login'), exact: true })
    .click()
}

async function askWithName(page: Page): Promise<void> {
  const { username } = await newPlayer()
  await askToEnter(page, username)
  await expect(puzzle(page)).toBeVisible()
}

async function expectEntered(page: Page): Promise<void> {
  await expect(page).toHaveURL('/', { timeout: 30_000 }) // the work that goes with a question is real work
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
}

const callsOf = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  return calls
}

/** A visitor again, in the same browser. */
const leave = (page: Page) => page.evaluate(() => sessionStorage.clear())

test('[R4.3.02] the slider comes before the log-in and is solved with the mouse or a finger, also where the script runs from the right', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.slow() // two challenges
  await test.step('it comes before the log-in', async () => {
    const calls = callsOf(page)
    await askWithName(page)
    expect(calls).not.toContain('POST /wps/session/login')
    expect(await layoutFaults(page)).toEqual([])
    await solveSlider(page, isMobile)
    await expectEntered(page)
    expect(calls.indexOf('POST /wps/captcha/slider')).toBeLessThan(calls.indexOf('POST /wps/session/login'))
  })
  await test.step('from the right, under the hand and under the keys', async () => {
    await leave(page)
    await askWithName(page)
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await expect(slider(page)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(slider(page)).toHaveValue('4')
    await page.keyboard.press('ArrowRight')
    await expect(slider(page)).toHaveValue('0')
    await solveSlider(page, isMobile)
    await expectEntered(page)
  })
})

test('[R8.11] a dismissed challenge sends nothing and keeps the values; keys alone solve the slider, and answer a question for who can neither see nor drag', async ({
  page,
}) => {
  test.slow() // three challenges
  await test.step('a dismissed challenge says what is missing', async () => {
    const calls = callsOf(page)
    await askWithName(page)
    await expect(slider(page)).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(puzzle(page)).toBeHidden()
    await expect(login(page).getByText(text('errors:CHALLENGE_REQUIRED'))).toBeVisible()
    await expect(login(page).getByLabel(textStart('registration:password'))).toHaveValue(password)
    expect(calls).not.toContain('POST /wps/session/login')
  })
  await test.step('the slider is solved by keys alone', async () => {
    // Right after the last press another one is taken for a double press.
    await expect(async () => {
      await login(page)
        .getByRole('button', { name: text('registration:login'), exact: true })
        .click()
      await expect(puzzle(page)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const x = await gapX(page)
    await expect(slider(page)).toBeFocused()
    const place = Math.round(x / 4) * 4
    for (let i = 0; i < Math.floor(place / 20); i += 1)
      await page.keyboard.press('PageUp', { delay: 20 + (i % 3) * 20 })
    for (let i = 0; i < (place % 20) / 4; i += 1) await page.keyboard.press('ArrowRight', { delay: 40 })
    await expect(slider(page)).toHaveValue(String(place))
    await page.keyboard.press('Enter')
    await expectEntered(page)
  })
  await test.step('a question in its place; axe finds nothing wrong with either', async () => {
    await leave(page)
    await askWithName(page)
    await expect(slider(page)).toBeEnabled()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: text('challenge:preferQuestion') }).press('Enter')
    const dialog = page.getByRole('dialog', { name: text('challenge:questionTitle') })
    const field = dialog.getByRole('textbox')
    await expect(field).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    await field.fill('0')
    await field.press('Enter')
    await expect(dialog.getByText(text('challenge:wrongAnswer'))).toBeVisible({ timeout: 30_000 })
    await field.fill(answerOf((await dialog.locator('label').textContent()) ?? ''))
    await field.press('Enter')
    await expectEntered(page)
  })
})

function answerOf(question: string): string {
  const numbers = (question.match(/\d+/g) ?? []).map(Number)
  if (question.includes('cộng')) return String(numbers.reduce((a, b) => a + b))
  if (question.includes('lớn nhất')) return String(Math.max(...numbers))
  return String((numbers[1] ?? 0) + 1)
}

/** Two wrong passwords: the third one is where the letters begin. */
async function tryTwice(username: string): Promise<void> {
  const { api } = openPlayer(process.env.GUARDED_URL ?? '', username)
  for (let i = 0; i < 2; i += 1) {
    const refused = api.session.login({ username, password: 'wrong', ...(await provePerson(api, 'login')) })
    await expect(refused).rejects.toMatchObject({ code: 'BAD_CREDENTIALS', value: { showCaptcha: false } })
  }
}

test('[R2.5.17] [R4.3.03] [R5.52] [R9.05] the letter captcha appears when required, cannot be skipped, and renews once a second at most', async ({
  page,
  isMobile,
}) => {
  test.slow() // two challenges, and waiting for guards against double presses
  const username = newName()
  const enter = () =>
    login(page)
      .getByRole('button', { name: text('registration:login'), exact: true })
      .click()
  const picture = login(page).getByRole('img', { name: text('challenge:captchaPicture') })
  await tryTwice(username)
  await askToEnter(page, username, 'wrong')
  await expect(picture).toBeHidden()
  await solveSlider(page, isMobile)
  await expect(login(page).getByText(text('pages:in_incorrect_password'))).toBeVisible()
  await expect(picture).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  const calls = callsOf(page)
  const another = login(page).getByRole('button', { name: text('challenge:anotherCaptcha') })
  const first = await picture.getAttribute('src')
  await another.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    await new Promise((resolve) => setTimeout(resolve, 900))
    button.click()
  })
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  expect(calls.filter((call) => call === 'GET /wps/captcha')).toHaveLength(1)
  await enter()
  await expect(login(page).getByText(text('errors:validation.required'))).toBeVisible()
  expect(calls).not.toContain('POST /wps/session/login')
  await login(page).getByLabel(text('challenge:captcha')).fill('ZZZZ')
  await expect(async () => {
    // Right after the last press another one is taken for a double press.
    await enter()
    await expect(puzzle(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await solveSlider(page, isMobile)
  await expect(login(page).getByText(text('errors:CAPTCHA_WRONG'))).toBeVisible()
  await expect(login(page).getByLabel(text('challenge:captcha'))).toHaveValue('')
})

test('[R4.2.14] the slider comes before a code is sent and before the registration, where a wrong position brings a new picture and keeps the form', async ({
  page,
  isMobile,
}) => {
  test.slow() // three challenges
  const calls = callsOf(page)
  const waiting = page.getByRole('button', { name: textWhole('recovery:again', { seconds: /\d+/ }) })
  await page.goto('/login')
  await login(page)
    .getByRole('radio', { name: text('portal:session.way.sms') })
    .check()
  await login(page)
    .getByRole('textbox', { name: text('recovery:mobile') })
    .fill(newMobile())
  await login(page)
    .getByRole('button', { name: text('recovery:getCode') })
    .click()
  await expect(puzzle(page)).toBeVisible()
  await solveSlider(page, isMobile)
  await expect(waiting).toBeDisabled()
  expect(calls.indexOf('POST /wps/captcha/slider')).toBeLessThan(calls.indexOf('POST /wps/verification/sms/noLogin'))
  await page.goto('/register')
  await page.getByRole('radio', { name: text('registration:mode.registerMobile') }).check()
  await page.getByRole('textbox', { name: textStart('registration:mobileNum') }).fill(newMobile())
  await page.getByRole('button', { name: text('recovery:getCode') }).click()
  expect(calls).not.toContain('POST /wps/verification/sms/register')
  await expect(puzzle(page)).toBeVisible()
  await solveSlider(page, isMobile)
  await expect(waiting).toBeDisabled()
  await test.step('a wrong position at the registration; then it continues', async () => {
    await page
      .getByRole('main')
      .getByRole('radio', { name: text('registration:mode.register') })
      .check()
    const username = newName()
    await fillRegistration(page, { username, password, payeeName: 'Nguyen Thu Ha' })
    await page.getByRole('checkbox', { name: textPart('registration:accept', { age: 18 }) }).check()
    await page.getByRole('button', { name: text('registration:submit') }).click()
    const x = await gapX(page)
    await slideTo(page, x > 170 ? x - 60 : x + 60, isMobile)
    await expect(puzzle(page).getByText(text('challenge:wrongPlace'))).toBeVisible()
    await expect(slider(page)).toHaveValue('0')
    await solveSlider(page, isMobile)
    await expectEntered(page)
  })
})
