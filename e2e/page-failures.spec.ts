import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer, password } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { undrawn } from './support/undrawn.ts'

const pageCode = /\/assets\/fairness-[^/]*\.js$/
const wholeStyle = /\/assets\/pages-[^/]*\.css$/
const failed = text('common:pageFailed')
const minuteMs = 60_000

const faults = [
  ['[R8.26] the code of a page', pageCode, 'abort'],
  ['[R8.27] the style sheet of a page', wholeStyle, 'abort'],
  ['[R8.28] a module that is not there any more', pageCode, 'missing'],
] as const

for (const [what, address, fault] of faults)
  test(`${what} cannot be fetched: the page says so, and trying again shows it`, async ({ page }) => {
    await undrawn(page)
    await page.route(address, (route) =>
      fault === 'abort' ? route.abort() : route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
    )
    await page.goto('/fairness')
    await expect(page.getByRole('alert')).toContainText(failed)
    await page.unroute(address)
    await page.getByRole('button', { name: text('ui:retry') }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })

test('[R8.13] [R9.28] a slow page says so, and fails after 120 seconds', async ({ page }) => {
  await page.clock.install()
  await undrawn(page)
  await page.route(pageCode, () => {})
  await page.goto('/fairness')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.clock.fastForward(9_000)
  await expect(page.getByText(text('common:slowLoad'))).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.fastForward(2 * minuteMs)
  await expect(page.getByRole('alert')).toContainText(failed)
})

const broken = [
  ['[R8.12] without a network', text('common:offline'), undefined],
  ['[R8.18] when the server fails', text('errors:SYSTEM_ERROR'), 'Error: at pool.query (server.ts:12)'],
] as const

for (const [what, words, body] of broken)
  test(`${what} the log-in says so and keeps what was typed, and shows nothing from inside`, async ({ page }) => {
    const { username } = await newPlayer()
    await page.route('**/wps/session/login', (route) =>
      body ? route.fulfill({ status: 500, contentType: 'text/plain', body }) : route.abort(),
    )
    await page.goto('/login')
    const dialog = page.getByRole('dialog', { name: text('portal:session.login') })
    await dialog.getByLabel(textStart('portal:session.username')).fill(username)
    await dialog.getByLabel(textStart('portal:session.password')).fill(password)
    await dialog.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
    await expect(dialog.getByText(words)).toBeVisible()
    await expect(page.getByText('pool.query')).toHaveCount(0)
    await expect(dialog.getByLabel(textStart('portal:session.username'))).toHaveValue(username)
  })

test('[R8.24] a game without a picture shows its name on the default art', async ({ page }) => {
  await page.route(/\/art\/.*\.(svg|webp|png|avif)/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/rng')
  const tile = page.getByRole('main').getByRole('article').first()
  await expect(tile.locator('.brand-fan svg')).toBeVisible()
  await expect(tile.locator('.brand-fan b')).toHaveText(/\S/)
})

test('[R8.23] a missing avatar is replaced by the name’s initials', async ({ page }) => {
  const player = await newPlayer()
  await page.route(/avatar/, (route) =>
    route.request().resourceType() === 'image' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await enterPortal(page, player.token())
  await page.goto('/')
  const place = page.getByRole('button', { name: text('pages:account.menu', { name: player.username }) })
  await expect(place.getByText(player.username.slice(0, 2), { exact: true })).toBeVisible()
})
