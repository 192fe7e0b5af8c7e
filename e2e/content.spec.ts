import { text, textPart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newName, newPlayer, type TestPlayer } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'
import { banner, news, popup, tell } from './support/told.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

const marqueeOf = (page: Page) => page.getByRole('main').getByRole('region', { name: text('pages:news.notices') })
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

interface Turn {
  number: number
  at: number
  /** Where the row of slides is, in pixels, from then on. */
  places: { at: number; x: number }[]
}

/** Runs in the page: writes down when each slide's turn comes, and how the row moves until the next. */
function watchSlides() {
  const box = document.querySelector('[aria-roledescription=carousel]')
  const [list, dots] = [box?.querySelector('ul'), box?.lastElementChild]
  const turns: Turn[] = []
  Object.assign(window, { turns })
  const xOf = () => new DOMMatrix(list ? getComputedStyle(list).transform : '').m41
  if (!list || !dots) return
  new MutationObserver(() => {
    const at = performance.now()
    const number = [...dots.children].findIndex((dot) => dot.hasAttribute('aria-current')) + 1
    turns.push({ number, at, places: [{ at, x: xOf() }] })
  }).observe(dots, { attributeFilter: ['aria-current'], subtree: true })
  new MutationObserver(() => turns.at(-1)?.places.push({ at: performance.now(), x: xOf() })).observe(list, {
    attributeFilter: ['style'],
  })
}

test('[R2.5.05] [R2.5.35] [R2.5.37] [R2.5.38] [R3.081] [R9.13] [R2.4.04] [R2.4.05] [R2.3.24] [R2.3.25] announcements come five per page with a link to their promotion, a single banner follows its link, and the marquee pauses and stays closed', async ({
  page,
}) => {
  await test.step('announcements come five per page with the first selected', () => readAnnouncements(page))
  await test.step('a single banner is static without dots, and a click follows its link', () => followBanner(page))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await test.step('the marquee pauses under the pointer, and stays closed for the session', () => stopMarquee(page))
})

test('[R2.4.01] [R2.4.02] [R2.4.03] [R9.26] three banners follow each other every 5,000 ms, in about 1,000 ms, and after the last comes the first', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await tell(page, () => numbers(3).map((number) => banner(number)))
  await page.goto('/')
  const hero = page.getByRole('region', { name: text('portal:home.banners') }).last()
  const dot = (number: number) => hero.getByRole('button', { name: `Biểu ngữ ${number}` })
  await dot(3).click()
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  await expect(hero.getByRole('list')).toHaveAttribute('style', /translate3d/)
  await page.mouse.move(0, 600)
  await page.evaluate(watchSlides)
  await page.clock.runFor(21_000)
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  const turns = await page.evaluate(() => (window as unknown as { turns: Turn[] }).turns)
  expect(turns.map(({ number }) => number)).toEqual([1, 2, 3, 1])
  for (const [i, { number, at, places }] of turns.entries()) {
    if (i > 0) expect(Math.round((at - (turns[i - 1]?.at ?? 0)) / 100)).toBe(50)
    const [start, end] = [places[0]?.x ?? 0, turns[i + 1]?.places[0]?.x]
    // From the last slide to the first the row is counted anew on its way.
    if (end === undefined || number === 1) continue
    const leftAfter = (ms: number) =>
      Math.abs((places.findLast((place) => place.at - at <= ms)?.x ?? start) - end) / Math.abs(end - start)
    expect(leftAfter(500)).toBeGreaterThan(0.05)
    expect(leftAfter(1_000)).toBeLessThan(0.02)
  }
})

test('[R2.5.07] [R4.6.01] [R4.6.02] [R4.6.03] [R4.6.04] [R2.5.06] [R2.5.36] [R9.14] popups open one after the other, once per session, and again after a log-in; a member’s notices come six per page, each expandable in place', async ({
  page,
}) => {
  const player = await newPlayer()
  await test.step('popups open once per session, and again after a log-in', () => closePopups(page, player))
  await test.step('a notice opens its popup: six per page, each expandable in place', () => readNotices(page))
})

test('staff write a promotion in two languages and publish it, the portal shows it in each, and it is retired', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  const name = newName()
  const staff = await openConsole(browser, 'owner')
  await staff.goto('/content?type=PR')
  await staff.getByRole('button', { name: text('content:add') }).click()
  for (const [language, title] of [
    ['Tiếng Việt', `Tin ${name}`],
    ['English', `News ${name}`],
  ] as const) {
    await staff.getByRole('tab', { name: language }).click()
    const words = staff.getByRole('region', { name: language })
    await words.getByLabel(text('content:title')).fill(title)
    await words.getByLabel(text('content:body')).fill(`<b>${title}</b><script>document.title = 'x'</script>`)
    await expect(words.locator('strong')).toHaveText(title)
  }
  await staff.getByLabel(text('content:promotionType')).fill('newbie')
  await staff.getByRole('button', { name: text('content:saveDraft') }).click()
  await staff.getByRole('button', { name: text('content:publish') }).click()
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: text('content:publish') })
    .click()
  await expect(staff.getByText(text('content:state.shown'), { exact: true })).toBeVisible()
  try {
    for (const [language, title, heading] of [
      ['vi', `Tin ${name}`, text('portal:news.title')],
      ['en', `News ${name}`, text('portal:news.title', {}, 'en')],
    ] as const) {
      await page.goto('/')
      await page.evaluate((code) => localStorage.setItem('hisLang', code), language)
      await page.goto('/responsible')
      await page.getByRole('contentinfo').getByRole('button', { name: heading }).click()
      const popup = page.getByRole('dialog', { name: heading })
      const entry = popup.getByRole('button', { name: title })
      const next = popup.getByRole('button', { name: /Trang sau|Next page/ })
      await expect(popup.getByRole('article')).toBeVisible()
      while (!(await entry.isVisible())) await next.click()
      await entry.click()
      await expect(popup.getByRole('article').locator('strong')).toHaveText(title)
    }
  } finally {
    await staff.getByRole('button', { name: text('content:retire') }).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: text('content:retire') })
      .click()
    await expect(staff.getByText(text('content:state.retired'), { exact: true })).toBeVisible()
    await staff.context().close()
  }
})

async function readAnnouncements(page: Page): Promise<void> {
  await tell(page, () => [...numbers(5).map((number) => news('H', number)), news('PR', 6, { promotionType: 'newbie' })])
  await page.goto('/')
  await marqueeOf(page)
    .getByRole('button', { name: text('ui:next') })
    .click()
  await page.getByRole('button', { name: 'Tin số 2 ' }).click()
  const popup = page.getByRole('dialog', { name: text('portal:news.title') })
  await expect(popup.getByRole('article', { name: 'Tin số 2' })).toContainText('Nội dung số 2')
  await expect(popup.getByRole('listitem').filter({ hasText: 'Tin số' })).toHaveCount(5)
  await expect(popup.getByRole('link', { name: text('pages:news.toPromotion') })).toHaveCount(0)
  await popup.getByRole('button', { name: text('ui:nextPage') }).click()
  await expect(popup.getByRole('listitem').filter({ hasText: 'Tin số' })).toHaveCount(1)
  await expect(popup.getByRole('article', { name: 'Tin số 6' })).toBeVisible()
  await expect(popup.getByRole('link', { name: text('pages:news.toPromotion') })).toHaveAttribute(
    'href',
    '/member/rewardCenter',
  )
  await popup.getByRole('button', { name: text('ui:previousPage') }).click()
  await expect(popup.getByRole('article', { name: 'Tin số 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(marqueeOf(page).getByRole('button', { name: 'Tin số 2 ' })).toBeFocused()
}

async function readNotices(page: Page): Promise<void> {
  await tell(page, (isSignedIn) => (isSignedIn ? numbers(7).map((number) => news('PL', number)) : []))
  await page.goto('/')
  for (let i = 0; i < 2; i += 1)
    await marqueeOf(page)
      .getByRole('button', { name: text('ui:next') })
      .click()
  await page.getByRole('button', { name: 'Tin số 3 ' }).click()
  const popup = page.getByRole('dialog', { name: text('pages:news.notices') })
  const third = popup.getByRole('button', { name: 'Tin số 3' })
  await expect(third).toHaveAttribute('aria-expanded', 'true')
  await expect(popup.getByText('Nội dung số 3')).toBeVisible()
  await third.click()
  await expect(popup.getByText('Nội dung số 3')).toBeHidden()
  await expect(popup.getByRole('listitem').filter({ hasText: 'Tin số' })).toHaveCount(6)
  await popup.getByRole('button', { name: text('ui:nextPage') }).click()
  await popup.getByRole('button', { name: 'Tin số 7' }).click()
  await expect(popup.getByText('Nội dung số 7')).toBeVisible()
}

async function closePopups(page: Page, player: TestPlayer): Promise<void> {
  await tell(page, (isSignedIn) => (isSignedIn ? [popup('A', 3)] : [popup('B', 1), popup('B', 2)]))
  await page.goto('/')
  const dialogs = page.getByRole('dialog')
  await expect(dialogs).toHaveText(/Cửa sổ 1/)
  await expect(dialogs).toHaveCount(1)
  await expect(dialogs.locator(':focus')).toHaveCount(1)
  await dialogs.getByRole('button', { name: text('pages:news.next') }).click()
  await expect(page.getByRole('dialog', { name: 'Cửa sổ 2' })).toBeVisible()
  await expect(dialogs).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(0)
  const told = page.waitForResponse(/types=PU/)
  await page.reload()
  await told
  await page
    .getByRole('banner')
    .getByRole('textbox', { name: text('portal:session.username') })
    .fill(player.username)
  await page
    .getByRole('banner')
    .getByRole('textbox', { name: text('portal:session.password') })
    .fill(player.password)
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('content:group.w_login'), exact: true })
    .click()
  await expect(page.getByRole('dialog', { name: 'Cửa sổ 3' })).toBeVisible()
  await expect(dialogs).toHaveCount(1)
  await dialogs.getByText(text('pages:news.close'), { exact: true }).click()
  await expect(dialogs).toHaveCount(0)
  await page.goto('/responsible')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(dialogs).toHaveCount(0)
}

async function stopMarquee(page: Page): Promise<void> {
  await tell(page, () => [news('H', 1), news('H', 2)])
  await page.goto('/')
  const marquee = marqueeOf(page)
  const strip = marquee.locator('.animate-pass')
  await expect(strip).toHaveCSS('animation-play-state', 'running')
  const box = await marquee.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 20)
  await expect(strip).toHaveCSS('animation-play-state', 'paused')
  await page.mouse.move(0, 0)
  await expect(strip).toHaveCSS('animation-play-state', 'running')
  await marquee.getByRole('button', { name: text('ui:closeNotice') }).click()
  await expect(marquee).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(marquee).toHaveCount(0)
}

async function followBanner(page: Page): Promise<void> {
  await tell(page, () => [banner(1, { linkageType: 'page', url: '/responsible' })])
  await page.goto('/')
  const hero = page.getByRole('region', { name: text('portal:home.banners') }).last()
  await expect(hero.getByRole('heading', { name: 'Biểu ngữ 1' })).toBeVisible()
  await expect(hero.getByRole('button', { name: 'Biểu ngữ 1' })).toHaveCount(0)
  await expect(hero.getByRole('button', { name: textPart('ui:pause') })).toHaveCount(0)
  const box = await hero.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 700, (box?.y ?? 0) + 200)
  await expect(page).toHaveURL('/responsible')
}
