import { patternSamples } from '@fairground/contract/pattern-samples'
import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { newName, newPlayer, password } from './support/new-player.ts'
import { formOf } from './support/portal-tasks.ts'
import { enterPortal } from './support/sign-in.ts'
import { undrawn } from './support/undrawn.ts'
import { portalUrl } from './support/world.ts'

const callsTo = (page: Page, path: string): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) calls.push(request.method())
  })
  return calls
}
/**
 * Presses twice, 900 ms of the page's own time apart, then a third time after the second is over.
 * @returns how many calls there were after each press
 */
async function pressInTime(page: Page, button: Locator, calls: string[]): Promise<number[]> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const counts: number[] = []
  for (const waitMs of [900, 200, 0]) {
    await button.click()
    // What a press starts needs a moment of the page's time and a moment of ours.
    for (let i = 0; i < 5; i += 1) {
      await page.clock.runFor(10)
      await page.evaluate(() => fetch('/healthz'))
    }
    counts.push(calls.length)
    await page.clock.runFor(Math.max(0, waitMs - 50))
  }
  return counts
}
const openLogin = async (page: Page, path = '/login') => {
  await page.goto(path)
  return page.getByRole('dialog', { name: text('portal:session.login') })
}

test('a form that was refused and corrected leaves at once; two presses of the same are one call', async ({ page }) => {
  const { username } = await newPlayer()
  const calls = callsTo(page, '/wps/session/login')
  const dialog = await openLogin(page)
  const submit = dialog.getByRole('button', { name: text('portal:session.login'), exact: true })
  await dialog.getByLabel(textStart('portal:session.username')).fill(username)
  await submit.click()
  await expect(dialog.getByText(text('errors:validation.required'))).toHaveCount(1)
  await dialog.getByLabel(textStart('portal:session.password')).fill('not-the-password')
  await submit.dblclick()
  await expect(dialog.getByText(text('pages:in_incorrect_password'))).toBeVisible()
  expect(calls).toEqual(['POST'])
  await dialog.getByLabel(textStart('portal:session.password')).fill(password)
  await submit.click()
  await expect(dialog).toBeHidden()
  expect(calls).toEqual(['POST', 'POST'])
})

test('[R9.06] a heart accepts one click a second', async ({ page }) => {
  await enterPortal(page, (await newPlayer()).token())
  const calls = callsTo(page, 'FavoriteGameV2')
  await page.goto('/')
  const tile = page
    .getByRole('region', { name: text('portal:nav.slots') })
    .first()
    .getByRole('article')
    .first()
  const heart = tile.locator('[aria-pressed]')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await pressInTime(page, heart, calls)).toEqual([1, 1, 2])
})

test('[R5.09] [R8.05] a differing repetition is shown under its field, and nothing is sent', async ({ page }) => {
  const calls = callsTo(page, '/wps/member/register')
  await page.goto('/register')
  await formOf(page).getByLabel(textStart('portal:session.username')).fill(newName())
  await formOf(page).getByLabel(textStart('portal:session.password')).fill(password)
  const confirm = page.getByLabel(textStart('registration:confirm'))
  await confirm.fill(`${password}x`)
  await page.getByRole('button', { name: text('registration:submit') }).click()
  await expect(confirm).toHaveAttribute('aria-invalid', 'true')
  await expect(confirm).toHaveAccessibleDescription(textPart('registration:confirmWrong'))
  await confirm.fill(password)
  await expect(confirm).not.toHaveAttribute('aria-invalid', 'true')
  expect(calls).toEqual([])
})

test('[R7.01] every call goes to the portal’s own origin', async ({ page }) => {
  const origins = new Set<string>()
  const paths: string[] = []
  page.on('request', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return
    origins.add(new URL(request.url()).origin)
    paths.push(new URL(request.url()).pathname)
  })
  page.on('websocket', (socket) => origins.add(new URL(socket.url()).origin.replace(/^ws/, 'http')))
  const { username } = await newPlayer({ deposit: '100000.00' })
  const dialog = await openLogin(page)
  await dialog.getByLabel(textStart('portal:session.username')).fill(username)
  await dialog.getByLabel(textStart('portal:session.password')).fill(password)
  await dialog.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
  await expect(dialog).toBeHidden()
  for (const path of ['/rng', '/member/transferFund', '/member/depositv2', '/member/securityCenter']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  for (const path of ['/wps/system/status', '/wps/session/login', '/wps/member/info', '/lgw/games/popular'])
    expect(paths).toContain(path)
  expect([...origins]).toEqual([new URL(portalUrl()).origin])
})

for (const search of [
  'redirect=//evil.example',
  'returnTo=https://evil.example/',
  'to=javascript:alert(1)',
  '#//evil.example',
])
  test(`[A-32] after a log-in at /login with ${search} the player is at home`, async ({ page }) => {
    const { username } = await newPlayer()
    const dialog = await openLogin(page, `/login${search.startsWith('#') ? '' : '?'}${search}`)
    await dialog.getByLabel(textStart('portal:session.username')).fill(username)
    await dialog.getByLabel(textStart('portal:session.password')).fill(password)
    await dialog.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
    await expect(page).toHaveURL(({ origin, pathname }) => origin === new URL(portalUrl()).origin && pathname === '/')
  })

test('[A-31] markup in the URL and unexpected messages execute nothing and let nobody in', async ({ page }) => {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void Reflect.get(window, 'noteViolation')(`${violatedDirective} ${blockedURI}`)
    })
  })
  page.on('dialog', (dialog) => violations.push(dialog.message()))
  const markup = encodeURIComponent('"><img src=x onerror=alert(1)><svg onload=alert(2)>')
  for (const address of [
    `/register?referralCode=${markup}`,
    `/register?affiliateCode=${markup}&mode=${markup}`,
    `/rng?vassalage=${markup}&gameName=${markup}`,
    `/resetPassword#${markup}`,
    `/agent?to=${markup}#${markup}`,
    `/nowhere/${markup}`,
    '/login?next=javascript:alert(3)#javascript:alert(4)',
  ]) {
    await page.goto(address)
    // By its tag: behind an open popup it is no landmark.
    await expect(page.locator('header').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[src="x"], [onerror], [onload], [href^="javascript:"]'), address).toHaveCount(0)
  }
  await page.evaluate(async () => {
    const messages = [
      { kind: 'social-return', search: '?code=stolen&state=made-up' },
      { type: 'navigate', url: 'javascript:alert(5)' },
      '<img src=x onerror=alert(6)>',
    ]
    for (const message of messages) {
      const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
      window.postMessage(message, '*')
      await heard
    }
  })
  await page.goto('/register?referralCode=%22%3E%3Cimg%20src%3Dx%3E')
  await expect(page.getByLabel(textStart('pages:referral.code'))).toHaveValue('"><img src=x>')
  expect(violations).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

/** Fields that may have a rule of any family. */
const anyFamilyFields = [
  'nickname',
  'idNumber',
  'address',
  'occupation',
  'sourceOfIncome',
  'line',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'referrer',
] as const
const ruled = patternSamples.map((sample, i) => ({
  ...sample,
  field: anyFamilyFields[i % anyFamilyFields.length] ?? anyFamilyFields[0],
}))

for (const samples of [ruled.slice(0, anyFamilyFields.length), ruled.slice(anyFamilyFields.length)]) {
  const requirements = samples.map(({ requirement }) => `[${requirement}]`).join(' ')
  const families = samples.map(({ family }) => family).join('; ')
  test(`${requirements} fields of one form, each of its own family: ${families}`, async ({ page }) => {
    const rules = samples.map(({ patternId, field }) => {
      const bounds = patternId === 1 ? { minLength: 3, maxLength: 10 } : { minLength: 1, maxLength: 64 }
      return [field, { enabled: true, required: true, patternId, acceptedPattern: '', type: 'text', ...bounds }]
    })
    await undrawn(page)
    await page.route('**/wps/system/setting/register', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      Object.assign(json.value.fields, Object.fromEntries(rules))
      await route.fulfill({ response, json })
    })
    await page.goto('/register')
    for (const { field, family, accepted, rejected } of samples) {
      const input = page.getByLabel(textStart(`registration:${field}`))
      for (const [i, wrong] of rejected.entries()) {
        await input.fill(wrong)
        await input.blur()
        await expect(input, `${family}: ${wrong}`).toHaveAttribute('aria-invalid', 'true')
        await input.fill(accepted[i] ?? '')
        await expect(input, `${family}: ${accepted[i]}`).not.toHaveAttribute('aria-invalid', 'true')
      }
    }
  })
}
