import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newPlayer, password } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

const read = ['/', '/help', '/guide', '/about', '/blog', '/news', '/terms', '/privacy', '/join', '/responsible']
/** Drawn as well, and kept from search engines' lists or without words of their own there. */
const plain = ['/fairness', '/payouts', '/promotions', '/iosGuide', '/register']
const lists = ['/rng', '/hot', '/live', '/fish']

/** What went wrong in a tab, and which answers it asked for itself. */
function listen(page: Page) {
  const [faults, calls]: [string[], string[]] = [[], []]
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.text().includes('Service Worker') && faults.push(message.text()),
  )
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:wps|lgw)\//.test(pathname)) calls.push(pathname)
  })
  return { faults, calls }
}

/** Marks what the server drew, so that it is known again after the browser took over. */
const markDrawn = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector<HTMLElement>('#root main')
      if (main) main.dataset.isDrawn = 'yes'
    })
  })

/** Keeps the code of the page back until the answer is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a visitor’s pages stand without any script, in the language of the site, with what search engines read', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: process.env.PORTAL_URL, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of [...read, ...lists]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', new RegExp(`${path}\\?lang=en$`))
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/)
  }
  for (const path of plain) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  const data = page.locator('script[type="application/ld+json"]')
  await page.goto('/help')
  expect(await data.textContent()).toContain('"FAQPage"')
  await page.goto('/guide?lang=en')
  expect(await data.textContent()).toMatch(/"FAQPage".*"What is RTP\?"/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('the browser takes over what was drawn as it is, and asks for none of it again', async ({ page }) => {
  const { faults, calls } = listen(page)
  await markDrawn(page)
  for (const path of [...read, ...lists]) {
    calls.length = 0
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-drawn', /^vi\.dark\./)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main[data-is-drawn]'), path).toBeVisible()
    expect(
      calls.filter(
        (call) => /hotGames|games\/hot|content$/.test(call) || (path !== '/' && call.includes('games/popular')),
      ),
      path,
    ).toEqual([])
  }
  expect(faults).toEqual([])
})

test('whoever scrolled a drawn page before its code was there stays where they are', { tag: '@phone' }, async ({
  page,
}) => {
  const letCodeThrough = await holdCode(page)
  await page.addInitScript(() =>
    addEventListener('taken-over', () => {
      document.documentElement.dataset.isTakenOver = 'yes'
    }),
  )
  await page.goto('/rng', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }))
  expect(await scrolled()).toBe(240)
  letCodeThrough()
  await expect(page.locator('html[data-is-taken-over]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await scrolled()).toBe(240)
})

test('a page is drawn in the language and theme that were chosen', async ({ page }) => {
  const { faults } = listen(page)
  await markDrawn(page)
  await page.goto('/')
  await page
    .getByRole('button', { name: textStart('ui:language') })
    .first()
    .click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page
    .getByRole('button', { name: text('ui:lightTheme', {}, 'en') })
    .first()
    .click()
  const noted = async () => (await page.context().cookies()).find(({ name }) => name === 'viewer')?.value
  await expect.poll(noted).toBe('en.light.wide')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-drawn', 'en.light.wide')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main[data-is-drawn]')).toBeVisible()
  expect(faults).toEqual([])
})

test('what was drawn for a visitor is never shown to somebody who is signed in', async ({ page }) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  const letCodeThrough = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-anew', '')
  await expect(page.getByRole('banner')).toBeHidden()
  letCodeThrough()
  await expect(
    page.getByRole('banner').getByRole('link', { name: textStart('pages:account.depositShort') }),
  ).toBeVisible()
})

test('a post that is not there is a page that is not there, for search engines too', async ({ page }) => {
  const answer = await page.goto('/blog/khong-co-bai-nay')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
})

test('whoever types, ticks and presses before the code of a page is there has it done afterwards', async ({ page }) => {
  const { username } = await newPlayer()
  const banner = page.getByRole('banner')
  const form = banner.getByRole('form', { name: text('portal:session.login') })
  const first = await holdCode(page)
  await page.goto('/')
  await banner.getByRole('radio', { name: text('portal:session.way.sms') }).check()
  first()
  await expect(form.getByRole('textbox', { name: text('recovery:mobile') })).toBeVisible()

  const second = await holdCode(page)
  await page.goto('/')
  await form.getByLabel(text('portal:session.username')).fill(username)
  await form.getByLabel(text('portal:session.password'), { exact: true }).fill(password)
  await form.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
  second()
  await expect(banner.getByRole('button', { name: text('pages:account.menu', { name: username }) })).toBeVisible()
})

test('who takes whatever comes, as makers of link previews do, is answered with the drawn page', async ({
  request,
}) => {
  const page = await (await request.get('/', { headers: { accept: '*/*' } })).text()
  expect(page).toContain('data-drawn="')
  expect(page).toContain('<main')
})
