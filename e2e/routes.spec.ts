import { languageNames } from '@fairground/i18n'
import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test('[R2.1.01] [R2.1.02] [R2.1.03] [R2.1.04] [R2.1.05] [R2.1.19] [R2.1.29] [R2.1.32] every address can be opened and reloaded on its own, without a hash', async ({
  page,
}) => {
  const pages = [
    { path: '/', heading: text('portal:home.hot') },
    { path: '/index', heading: text('portal:home.hot') },
    { path: '/index.html', heading: text('portal:home.hot') },
    { path: '/home', heading: text('portal:home.hot') },
    { path: '/rng', heading: 'Slots' },
    { path: '/hot', heading: text('portal:home.hot') },
    { path: '/fairness', heading: text('pages:fairness.title') },
    { path: '/responsible', heading: text('portal:footer.responsible') },
    { path: '/payouts', heading: text('pages:payout.howLong') },
    { path: '/join', heading: text('portal:footer.join') },
  ]
  for (const { path, heading } of pages) {
    await page.goto(path)
    await page.reload()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // A game centre does without the menu at the side.
    await expect(page.getByRole('complementary', { name: text('pages:rail.label') })).toBeVisible({
      visible: path !== '/rng',
    })
  }
})

test('[R2.1.42] [R1.34] [R1.35] [R1.36] [R1.37] [R1.38] [R2.3.03] [R4.7.05] [R1.33] an unknown URL leads home; Vietnamese is the default, another language applies to server texts and survives a reload, and Arabic is laid out right to left with its own font', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (asked) => {
    if (/arabic-[^/]*\.woff2$/.test(asked.url())) fonts.push(asked.url())
  })
  await test.step('an unknown URL shows a page with a link home', async () => {
    await page.goto('/khong-co-trang-nay/o-day')
    await expect(page.getByRole('heading', { name: text('portal:notFound.title') }).first()).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('portal:nav.home') })
      .click()
    await expect(page).toHaveURL('/')
  })
  await test.step('another language applies to server texts', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await page.getByRole('button', { name: `${text('ui:language')}: Tiếng Việt` }).click()
    const choices = page.getByRole('dialog').getByRole('listitem')
    await expect(choices).toHaveText(Object.values(languageNames))
    const told = page.waitForResponse('**/wps/member/language')
    const worded = ['GCSGAME_hotGamesV2', 'GCSGAME_winnerBoard', 'MCSFE_getListAnnouncements']
    const read = worded.map((path) =>
      page.waitForRequest((sent) => sent.url().includes(path) && sent.headers().language === 'en'),
    )
    await choices.getByRole('button', { name: 'English' }).click()
    expect(await (await told).json()).toMatchObject({ success: true })
    expect((await told).request().postDataJSON()).toEqual({ lang: 'en' })
    await Promise.all(read)
    await expect(
      page.getByRole('banner').getByRole('button', { name: text('portal:session.login', {}, 'en'), exact: true }),
    ).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toEqual([
      'en',
      'en',
    ])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
  await test.step('Arabic is laid out right to left', async () => {
    await expect(page.getByRole('main').locator('#winners')).toBeVisible()
    const logo = page.getByRole('banner').getByRole('link').first()
    const sideOfLogo = async () => ((await logo.boundingBox())?.x ?? 0) > (page.viewportSize()?.width ?? 0) / 2
    expect(await sideOfLogo()).toBe(false)
    expect(fonts).toEqual([])
    await page.getByRole('button', { name: `${text('ui:language', {}, 'en')}: English` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('banner').getByRole('button', { name: 'دخول', exact: true })).toBeVisible()
    expect(await sideOfLogo()).toBe(true)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('16px "Noto Sans Arabic Variable"', 'دخول')))
      .toBe(true)
    expect(fonts.length).toBeGreaterThan(0)
  })
})

test('[R4.15.05] the chosen theme applies from the first paint of the next visit', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(isMobile ? '/me' : '/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: text('ui:lightTheme') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/fairness', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

/** The ten groups of pages that come on demand: an address of each, and the file its page is in. */
const visitorGroups = [
  ['/promotions', 'promotions'],
  ['/join', 'join'],
  ['/pointMall', 'pointMall'],
  ['/down', 'down'],
  ['/register', 'register'],
  ['/rng', 'list-page'],
  ['/fbSports', 'fbSports'],
  ['/live', 'centre-page'],
] as const
const memberGroups = [
  ['/lottery?gameCode=none', 'lottery-page'],
  ['/seamless?nodeId=none', 'seamless'],
] as const

/** As a link within the site does: the page stays loaded. */
const goWithin = (page: Page, address: string) => page.evaluate((to) => window.history.pushState({}, '', to), address)

test('[R2.1.41] [R2.1.39] each of ten page groups is fetched on first visit, and no loader stays', async ({ page }) => {
  test.slow()
  const player = await newPlayer()
  const fetched: string[] = []
  const files: string[] = []
  page.on('request', (request) => {
    const [file, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (!name) return
    fetched.push(name)
    files.push(file ?? '')
  })
  const visit = async (groups: typeof visitorGroups | typeof memberGroups) => {
    await page.goto('/')
    await expect(page.locator('#winners')).toBeAttached()
    for (const [address, name] of groups) {
      expect(fetched, `before ${address}`).not.toContain(name)
      await goWithin(page, address)
      await expect.poll(() => fetched, `at ${address}`).toContain(name)
      await expect(page.getByRole('status').filter({ hasText: text('ui:loading') })).toHaveCount(0)
    }
  }
  await visit(visitorGroups)
  await goWithin(page, '/promotions')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  // The page, and the part of the contract that has its name: each once.
  const promotions = files.filter((file) => file.includes('/promotions-'))
  expect(promotions).toEqual([...new Set(promotions)])
  await enterPortal(page, player.token())
  await visit(memberGroups)
})

test('[R2.1.40] [R2.1.34] [R2.6.25] a new page starts at the top, the same page with other parameters keeps its position, and filters stay in the URL through reload and back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const kinds: unknown[] = []
    Object.assign(window, { kinds })
    const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
    window.scrollTo = ((options: ScrollToOptions) => {
      kinds.push(options.behavior)
      scrollTo(options)
    }) as typeof window.scrollTo
  })
  await page.goto('/rng')
  const brand = page.getByRole('button', { name: 'Moonwell' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.mouse.wheel(0, 150)
  await expect.poll(scrolled).toBe(150)
  await brand.dispatchEvent('click')
  await expect(page).toHaveURL(/vassalage=/)
  await expect(brand).toHaveAttribute('aria-pressed', 'true')
  expect(await scrolled()).toBe(150)
  const nav = page.getByRole('navigation', { name: text('portal:nav.label') })
  await nav
    .getByRole('link', { name: text('portal:nav.promotions') })
    .filter({ visible: true })
    .dispatchEvent('click')
  await expect(page).toHaveURL('/promotions')
  await expect.poll(scrolled).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { kinds: unknown[] }).kinds)).toContain('smooth')
  await test.step('through reload and back', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/vassalage=/)
    const tiles = page.getByRole('main').getByRole('article')
    await page.reload()
    await expect(tiles.first()).toContainText('Moonwell')
    for (const tile of await tiles.all()) await expect(tile).toContainText('Moonwell')
    await page.goto('/hot')
    await page.goBack()
    await expect(brand).toHaveAttribute('aria-pressed', 'true')
  })
})
