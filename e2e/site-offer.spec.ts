import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { withStatus } from './support/altered-status.ts'
import { scan, shareOfTones } from './support/scan.ts'
import { withPictures } from './support/with-pictures.ts'
import { portalUrl } from './support/world.ts'

test.use(withPictures)

const resources = {
  MOBILECONFIG: { labelNameEn: 'Hội Chợ iOS', url: 'https://apps.example/fairground.mobileconfig' },
  Android: { labelNameEn: 'Hội Chợ Android', url: 'https://apps.example/fairground.apk' },
}

/** The page as the server would write it for another operator: words on it, and the hosts that its policy has. */
const withPage = (page: Page, written: string, policy: Record<string, string>) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ headers: { ...route.request().headers(), accept: 'text/plain' } })
    const headers = response.headers()
    for (const [directive, hosts] of Object.entries(policy))
      headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
        directive,
        `${directive} ${hosts}`,
      )
    const body = (await response.text()).replace('<html ', `<html ${written} `)
    await route.fulfill({ status: response.status(), headers, body })
  })

test('[R2.1.20] [R2.1.21] [R1.16] [R3.109] [R3.110] [R9.29] [R2.1.33] [R2.5.44] [R2.5.45] [R2.5.46] [R2.5.47] [R9.30] [R2.5.42] a host begins where the operator says; the operator’s apps can be got by a link, steps and a code that is read in few colours too; each host is measured, and the fastest is chosen', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await test.step('a host begins where the operator says, with a page for each category', () => beginElsewhere(page))
  await test.step('an app that the operator has a link for can be got', () => getApps(page))
  await test.step('where few colours are wanted a camera reads the code as before', () => readInFewColours(page))
  await page.emulateMedia({ contrast: null, forcedColors: null, media: null })
  await test.step('each host of the site is measured, and the fastest leads home', () => measureHosts(page))
})

test('[R7.9.03] [R3.125] [R3.124] pictures come from one of the operator’s hosts, by chance; nothing is measured before somebody agrees, and a refusal is kept and can be taken back', async ({
  page,
}) => {
  for (const [chance, host] of [
    [0.2, 'img-a.localhost'],
    [0.8, 'img-b.localhost'],
  ] as const)
    await test.step(`chance ${chance} takes ${host}`, () => takePictures(page, chance, host))
  await test.step('nothing is measured before somebody agrees', () => askToMeasure(page))
  // The page may still ask when the journey is over.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

async function getApps(page: Page): Promise<void> {
  await withStatus(page, { resources })
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('portal:footer.apps') })
    .click()
  await expect(page).toHaveURL('/down')
  const card = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
  for (const { labelNameEn, url } of Object.values(resources)) {
    await expect(
      card(labelNameEn).getByRole('link', { name: text('pages:down.get', { name: labelNameEn }) }),
    ).toHaveAttribute('href', url)
    const code = card(labelNameEn).getByRole('img', { name: text('pages:down.qr', { name: labelNameEn }) })
    await expect(code.locator('image')).toHaveCount(1)
    expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 })
    expect(await scan(code)).toBe(url)
  }
  await expect(card('Hội Chợ iOS').getByText(text('pages:down.MOBILECONFIG.profile'))).toBeVisible()
  await expect(card(text('console:settings.app.LITE'))).toHaveCount(0)
  await withStatus(page, { resources: { Android: resources.Android } })
  await page.reload()
  await expect(card('Hội Chợ Android')).toBeVisible()
  await expect(card('Hội Chợ iOS')).toHaveCount(0)
}

async function readInFewColours(page: Page): Promise<void> {
  const code = page.getByRole('img', { name: text('pages:down.qr', { name: 'Hội Chợ Android' }) })
  await expect(code.locator('image')).toBeVisible()
  await expect.poll(() => shareOfTones(code), 'the lamps and colours of the site’s mark').toBeGreaterThan(0.1)
  for (const few of [{ contrast: 'more' }, { forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia({ contrast: null, forcedColors: null, media: null, ...few })
    expect(await shareOfTones(code), JSON.stringify(few)).toBeLessThan(0.02)
    expect(await scan(code)).toBe(resources.Android.url)
  }
}

async function askToMeasure(page: Page): Promise<void> {
  const google = 'https://www.googletagmanager.com'
  await withStatus(page, { analytics: { gtagId: 'G-ABCD1234' } })
  await withPage(page, 'data-tag="G-ABCD1234"', {})
  const asked: string[] = []
  await page.route(/googletagmanager\.com|google-analytics\.com/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const question = page.getByRole('region', { name: text('pages:consent.title') })
  await page.goto('/hot')
  await question.getByRole('button', { name: text('pages:consent.no'), exact: true }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(question).toBeHidden()
  expect(asked).toEqual([])
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: text('pages:consent.title') })
    .click()
  await question.getByRole('button', { name: text('pages:consent.yes'), exact: true }).click()
  await expect.poll(() => asked).toEqual([`${google}/gtag/js?id=G-ABCD1234`])
}

async function measureHosts(page: Page): Promise<void> {
  const { host } = new URL(portalUrl())
  const domainRoute = { gameTypes: [], domains: ['silent.localhost:1', host] }
  await withStatus(page, { domainRoute })
  await page.goto('/rng')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('portal:footer.speed') })
    .click()
  const line = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(line(host).getByText(/^\d+ ms$/)).toBeVisible()
  await expect(line('silent.localhost:1').getByText(text('pages:speed.silent'))).toBeVisible()
  await expect(line(host).getByRole('radio')).toBeChecked()
  await page.getByRole('button', { name: text('pages:speed.go') }).click()
  await expect(page).toHaveURL('/')
}

async function beginElsewhere(page: Page): Promise<void> {
  await withStatus(page, {
    domainRoute: { gameTypes: ['ARCADE'], landing: '/hot', domains: [new URL(portalUrl()).host] },
  })
  await page.goto('/')
  await expect(page).toHaveURL('/hot')
  await page.getByRole('banner').getByRole('link', { name: 'Fairground' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/arcade')
  await expect(page.getByRole('heading', { name: 'ARCADE', level: 1 })).toBeVisible()
  await expect(page.locator('[data-game-page="ARCADE"]')).toBeVisible()
  await page.goto('/jackpot')
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: text('portal:notFound.title') })
      .first(),
  ).toBeVisible()
}

async function takePictures(page: Page, chance: number, host: string): Promise<void> {
  const hosts = ['http://img-a.localhost', 'http://img-b.localhost']
  await page.addInitScript((fixed) => {
    Math.random = () => fixed
  }, chance)
  await withStatus(page, { imageCDNs: hosts })
  await withPage(page, `data-image-hosts="${hosts.join(' ')}"`, { 'img-src': hosts.join(' ') })
  const asked = new Set<string>()
  await page.route(/^http:\/\/img-[ab]\.localhost\//, async (route) => {
    const url = new URL(route.request().url())
    asked.add(url.hostname)
    const response = await route.fetch({ url: `${portalUrl()}${url.pathname}` })
    await route.fulfill({ response })
  })
  await page.goto('/hot')
  const picture = page.getByRole('main').getByRole('article').locator('img').first()
  await expect(picture).toHaveAttribute('src', new RegExp(`^http://${host}/art/`))
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect([...asked]).toEqual([host])
  // The page still loads other pictures.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
