import { demoAccounts, openPlayer } from '@fairground/dev-env'
import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'
import { portalUrl } from './support/world.ts'

test.use(withPictures)

test.skip(({ isMobile }) => !isMobile, 'what a small window alone has')

test('at 360, 390 and 767 points the hottest game shows its whole picture, the banner has its button, and the footer is short', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto('/')
  for (const width of [360, 390, 767]) {
    await page.setViewportSize({ width, height: 844 })
    const large = page.locator('#hot article').first()
    const picture = large.locator('img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const natural = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    const box = await picture.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(natural, 1)
    const play = await large
      .getByRole('button', { name: /^(?!.*yêu thích)/ })
      .first()
      .boundingBox()
    expect(play?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))

    const hero = page.getByRole('region', { name: text('portal:home.banners') }).first()
    await expect(hero.getByRole('link', { name: text('portal:home.registerFree') }).first()).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    if (width < 640) expect((await footer.boundingBox())?.height).toBeLessThan(520)
  }
})

test('[R2.6.02] [R2.6.03] [R2.6.04] [R2.6.07] [R2.6.08] [R2.6.09] a phone finds everything in its five tabs, and every page of the member centre, with an arrow back, the bell and no footer; the whole balance is in sight', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterPortal(page, (await newPlayer({ deposit: '13552000.00' })).token())
  await page.goto('/')
  await test.step('five tabs, with the wallet in the middle', async () => {
    const tabs = page.getByRole('navigation', { name: text('portal:nav.tabs') })
    await expect(tabs.getByRole('link')).toHaveText([
      text('portal:nav.home'),
      'Slots',
      text('portal:nav.wallet'),
      text('portal:nav.hot'),
      text('portal:nav.me'),
    ])
    for (const [name, address] of [
      ['Slots', '/rng'],
      [text('portal:nav.wallet'), '/member/transferFund'],
      [text('portal:nav.hot'), '/hot'],
      [text('portal:nav.me'), '/me'],
    ] as const) {
      await tabs.getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
      await expect(tabs.getByRole('link', { name })).toBeInViewport()
    }
  })
  const header = page.getByRole('banner')
  const back = header.getByRole('link', { name: text('common:back') })
  await test.step('the member centre', async () => {
    const pages = [
      { key: 'transferFund', heading: text('pages:wallet.available') },
      { key: 'depositv2', heading: text('pages:member.depositv2') },
      { key: 'withdraw', heading: text('pages:member.withdraw') },
      { key: 'personalHistoryCopy', heading: text('pages:member.personalHistoryCopy') },
      { key: 'transactionHistory', heading: text('pages:member.transactionHistory') },
      { key: 'bonusDetails', heading: text('pages:member.bonusDetails') },
      { key: 'personalProfit', heading: text('pages:member.personalProfit') },
    ] as const
    for (const { key, heading } of pages) {
      await page
        .getByRole('navigation', { name: text('pages:member.label') })
        .getByRole('link', { name: text(`pages:member.${key}`), exact: true })
        .click()
      await expect(page).toHaveURL(`/member/${key}`)
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
      if (key === 'personalProfit') break
      await back.click()
      await expect(page).toHaveURL('/me')
    }
  })
  await test.step('a page of the account', async () => {
    await expect(header.getByRole('link', { name: new RegExp(text('pages:member.messageV2')) })).toBeVisible()
    const balance = header.locator('.money').filter({ visible: true })
    expect(await balance.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await back.click()
    await expect(page).toHaveURL('/me')
    await page.goto('/member/personalProfit')
    await back.click()
    await expect(page).toHaveURL('/me')
  })
})

test('the menu of an agent is at the entry that is open', { tag: '@phone' }, async ({ page }) => {
  const [{ username, password }] = demoAccounts.agents
  const { token } = await openPlayer(portalUrl(), username).api.session.login({ username, password })
  await enterPortal(page, token)
  await page.goto('/agentHome/downlineAccountDetails')
  const menu = page.getByRole('navigation', { name: text('agents:menu') })
  await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.9 })
})
