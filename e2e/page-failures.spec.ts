import { text, textStart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer, password } from './support/new-player.ts'
import { undrawn } from './support/undrawn.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

const pageCode = /\/assets\/fairness-[^/]*\.js$/
const laterParts = /\/assets\/later-(?!texts)[^/]*\.js$/
const wholeStyle = /\/assets\/pages-[^/]*\.css$/
const failed = text('common:pageFailed')
const minuteMs = 60_000

const faults = [
  ['the code of a page', pageCode, 'abort'],
  ['the style sheet of a page', wholeStyle, 'abort'],
  ['a module that is not there any more', pageCode, 'missing'],
] as const

const broken = [
  ['without a network', text('common:offline'), undefined],
  ['when the server fails', text('errors:SYSTEM_ERROR'), 'Error: at pool.query (server.ts:12)'],
] as const

test('[R8.26] [R8.27] [R8.28] a page whose code or style sheet cannot be fetched, or is not there any more, says so, and trying again shows it', async ({
  page,
}) => {
  await undrawn(page)
  for (const [what, address, fault] of faults)
    await test.step(`${what} cannot be fetched`, async () => {
      await page.route(address, (route) =>
        fault === 'abort' ? route.abort() : route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
      )
      await page.goto('/fairness')
      await expect(page.getByRole('alert')).toContainText(failed)
      await page.unroute(address)
      await page.getByRole('button', { name: text('ui:retry') }).click()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })
})

test('[R8.13] [R9.28] a slow page says so under its header, and fails after 120 seconds', async ({ page }) => {
  await page.clock.install()
  await undrawn(page)
  await page.route(pageCode, () => {})
  const { promise: parts, resolve: letPartsCome } = Promise.withResolvers<void>()
  await page.route(laterParts, (route) => parts.then(() => route.continue()))
  await page.goto('/fairness')
  const loading = page.getByRole('status').filter({ hasText: text('ui:loading') })
  await expect(loading).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  letPartsCome()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByText(text('ui:loading'))).toBeAttached()
  await page.clock.fastForward(9_000)
  await expect(page.getByText(text('common:slowLoad'))).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.fastForward(2 * minuteMs)
  await expect(page.getByRole('alert')).toContainText(failed)
})

test('[R8.12] [R8.18] [R8.23] [R8.24] without a network or when the server fails the log-in says so and keeps what was typed; a missing avatar is replaced by the name’s initials, a missing picture of a game by its name', async ({
  page,
}) => {
  const { username } = await newPlayer()
  await page.route(/avatar/, (route) =>
    route.request().resourceType() === 'image' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.route(/\/art\/.*\.(svg|webp|png|avif)/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: text('portal:session.login') })
  const enter = dialog.getByRole('button', { name: text('portal:session.login'), exact: true })
  await dialog.getByLabel(textStart('portal:session.username')).fill(username)
  await dialog.getByLabel(textStart('portal:session.password')).fill(password)
  for (const [what, words, body] of broken)
    await test.step(`${what} the log-in shows nothing from inside`, async () => {
      await page.route('**/wps/session/login', (route) =>
        body ? route.fulfill({ status: 500, contentType: 'text/plain', body }) : route.abort(),
      )
      await enter.click()
      await expect(dialog.getByText(words)).toBeVisible()
      await expect(page.getByText('pool.query')).toHaveCount(0)
      await expect(dialog.getByLabel(textStart('portal:session.username'))).toHaveValue(username)
      await page.unroute('**/wps/session/login')
    })
  await test.step('a missing avatar is replaced by the name’s initials', async () => {
    await enter.click()
    const place = page.getByRole('button', { name: text('pages:account.menu', { name: username }) })
    await expect(place.getByText(username.slice(0, 2), { exact: true })).toBeVisible()
  })
  await test.step('a game without a picture shows its name on the default art', async () => {
    await page.goto('/rng')
    const tile = page.getByRole('main').getByRole('article').first()
    await expect(tile.locator('.brand-fan svg')).toBeVisible()
    await expect(tile.locator('.brand-fan b')).toHaveText(/\S/)
  })
})
