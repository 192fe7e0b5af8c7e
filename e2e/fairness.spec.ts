import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { unitsIn } from './support/money.ts'
import { newPlayer } from './support/new-player.ts'
import { type Collects, ruleCollects } from './support/rule-collects.ts'
import { enterPortal } from './support/sign-in.ts'
import { openedSlot, type Slot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'
import { portalUrl } from './support/world.ts'

test.use(withPictures)

test.beforeEach(({ page, isMobile }) => page.emulateMedia({ reducedMotion: isMobile ? 'reduce' : 'no-preference' }))

test.beforeEach(() => test.setTimeout(240_000))

test('the paytable shows the certified return, and sound is off until it is asked for; a player checks a finished round: the pair is revealed, and the browser finds the same result', {
  tag: '@phone',
}, async ({ page }) => {
  const slot = await openSlot(page)
  await test.step('the menu leads to the paytable with the certified return', () => readPaytable(page, slot))
  await test.step('a finished round is checked in the browser', () => checkRound(page, slot))
})

test('a double press on the big button is one bet, and a reload in the middle of a show goes on with the same round and takes no second stake', async ({
  page,
}) => {
  const collects = await ruleCollects(page)
  const slot = await openSlot(page)
  await test.step('a double press is one bet', () => pressTwice(page, slot))
  await test.step('a reload goes on with the same round', () => reloadInShow(page, slot, collects))
})

test('a stake above the balance is refused before anything moves, and the way to the cashier works; a launch link that is not valid any more says so and takes no bet', async ({
  page,
}) => {
  await test.step('a stake above the balance is refused, and leads to the cashier', () => refuseStake(page))
  await test.step('a launch link that is not valid any more takes no bet', () => useLinkTwice(page))
})

async function openFromMenu({ frame }: Slot, name: string): Promise<Locator> {
  await frame.getByRole('button', { name: text('game:menu') }).click()
  await frame
    .getByRole('dialog', { name: text('game:menu') })
    .getByRole('button', { name })
    .click()
  return frame.getByRole('dialog', { name })
}

async function openSlot(page: Page, deposit = '5000000.00'): Promise<Slot> {
  const player = await newPlayer({ deposit })
  await enterPortal(page, player.token())
  const [game] = await player.api.catalogue.hotGames({})
  await page.goto(`/seamless?nodeId=${game?.nodeId}`)
  return openedSlot(page)
}

async function checkRound(page: Page, slot: Slot): Promise<void> {
  await slot.spin()
  const history = await openFromMenu(slot, text('game:history'))
  await history.getByRole('button', { name: textStart('game:history.verify') }).click()
  const check = slot.frame.getByRole('dialog', { name: text('game:fair.title') })
  await expect(check.getByText(text('game:fair.notRevealed'), { exact: true })).toBeVisible()
  await check.getByRole('button', { name: text('game:fair.rotateAndVerify') }).click()
  await expect(check.getByText(text('game:fair.check.commit'))).toBeVisible()
  await expect(check.getByText(text('game:fair.check.events'))).toBeVisible()
  await expect(check.getByText(text('game:fair.matched'), { exact: true })).toBeVisible()
  const proof = page.waitForEvent('download')
  await check.getByRole('button', { name: text('game:fair.proof') }).click()
  expect((await proof).suggestedFilename()).toMatch(/\.json$/)
}

async function reloadInShow(page: Page, slot: Slot, collects: Collects): Promise<void> {
  const stage = slot.frame.locator('[data-state]')
  const before = (await stage.getAttribute('data-round')) ?? ''
  // Until it is seen again after the reload no round is collected.
  collects.stop()
  await slot.frame.getByRole('button', { name: text('game:spin'), exact: true }).click()
  await expect(stage).not.toHaveAttribute('data-round', before)
  await expect(stage).toHaveAttribute('data-round', /^rnd_/)
  const round = (await stage.getAttribute('data-round')) ?? ''
  await page
    .frames()
    .at(-1)
    ?.evaluate(() => location.reload())
  await expect(stage).toHaveAttribute('data-round', round, { timeout: 45_000 })
  collects.letGo()
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  const history = await openFromMenu(slot, text('game:history'))
  await expect(history.getByRole('button', { name: textStart('game:history.verify') })).toHaveCount(2)
}

async function pressTwice(page: Page, slot: Slot): Promise<void> {
  const bets: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().endsWith('/spins') && bets.push(request.url()),
  )
  await slot.frame.getByRole('button', { name: text('game:spin'), exact: true }).dblclick()
  await expect(slot.frame.locator('[data-state]')).toHaveAttribute('data-state', 'idle', { timeout: 45_000 })
  await expect(slot.frame.locator('[data-round]')).toBeAttached()
  expect(bets).toHaveLength(1)
}

async function readPaytable(page: Page, slot: Slot): Promise<void> {
  const { frame } = slot
  await frame.getByRole('button', { name: text('game:soundOn') }).click()
  await expect(frame.getByRole('button', { name: text('game:soundOff') })).toBeVisible()
  const paytable = await openFromMenu(slot, text('game:paytable'))
  await expect(paytable.getByText(text('game:pay.rtp'))).toBeVisible()
  const shown =
    (await paytable
      .getByText(/^9\d,\d+\s?%$/)
      .first()
      .textContent()) ?? ''
  await expect(page.getByRole('banner').getByText(`RTP ${shown}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(paytable).toBeHidden()
}

async function refuseStake(page: Page): Promise<void> {
  const slot = await openSlot(page, '1000.00')
  await slot.frame.getByRole('button', { name: text('game:spin'), exact: true }).click()
  const notice = slot.frame.getByRole('dialog', { name: text('game:refused.INSUFFICIENT_FUNDS.title') })
  await expect(notice).toContainText(text('game:refused.INSUFFICIENT_FUNDS.text'))
  expect(await unitsIn(slot.balance)).toBe(1_000)
  await notice.getByRole('button', { name: text('game:deposit') }).click()
  await expect(page).toHaveURL('/member/depositv2')
}

async function useLinkTwice(page: Page): Promise<void> {
  const { api } = await newPlayer()
  const [game] = await api.catalogue.hotGames({})
  if (!game) throw new Error('the world has no hot game')
  const { url } = await api.catalogue.launch({ ...game, mode: 'real', language: 'vi', returnUrl: portalUrl() })
  await page.goto(`${url}x`)
  await expect(page.getByRole('heading', { name: text('game:refused.LAUNCH_LINK_USED.title') })).toBeVisible()
  await expect(page.getByText(text('game:refused.LAUNCH_LINK_USED.text'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('game:spin') })).toHaveCount(0)
}
