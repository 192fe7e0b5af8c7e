import { text, textPart, textStart } from '@fairground/i18n/texts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectUnits, unitsIn } from './support/money.ts'
import { newAccountNo, newName, password, paymentPassword } from './support/new-player.ts'
import { openFirstSlot } from './support/open-game.ts'
import { addPayoutAccount, fillRegistration, logOut, setPaymentPassword, withdraw } from './support/portal-tasks.ts'
import { openWithdrawal } from './support/review.ts'
import { openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test.beforeEach(({ page, isMobile }) => page.emulateMedia({ reducedMotion: isMobile ? 'reduce' : 'no-preference' }))

const payeeName = 'Pham Thi Mai'

test('[R1.11] [R2.1.31] [R2.6.06] an evening at the fairground: register, deposit, play, withdraw, be paid, leave', {
  tag: '@both',
}, async ({ page, browser, isMobile }) => {
  test.setTimeout(180_000)
  const username = newName()
  await test.step('registers', () => register(page, username))
  await test.step('deposits, and a double press pays in once', () => deposit(page))
  await test.step('plays until the balance has moved', () => play(page, isMobile))
  await test.step('withdraws', async () => {
    await page.goto('/member/withdraw')
    await setPaymentPassword(page, paymentPassword, password)
    await addPayoutAccount(page, { accountName: payeeName, accountNo: newAccountNo(), code: paymentPassword })
    const before = await unitsIn(shownBalance(page))
    await withdraw(page, '300000', paymentPassword)
    await expectUnits(shownBalance(page), before - 300_000)
  })
  await test.step('a member of staff approves it by keyboard', () => approve(browser, username))
  await test.step('sees it paid without a reload', () =>
    expect(page.getByRole('article').getByText(text('pages:payout.status.paid')).first()).toBeVisible({
      timeout: 20_000,
    }))
  await test.step('finds everything in the account record', () => readRecord(page))
  await test.step('finds every round in the betting record, explained', () => readBets(page))
  await test.step('leaves', async () => {
    await logOut(page, isMobile)
    await expect(
      page.getByRole('banner').getByRole('button', { name: text('portal:session.login'), exact: true }),
    ).toBeVisible()
  })
})

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('portal:session.register') })
    .click()
  await fillRegistration(page, { username, password, payeeName })
  await page.getByRole('checkbox', { name: textPart('registration:accept', { age: 18 }) }).check()
  await page.getByRole('button', { name: text('registration:submit') }).click()
  await expect(page).toHaveURL('/')
}

async function deposit(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: textStart('pages:account.depositShort') })
    .click()
  await page.getByText('Tiền thử').click()
  await page.getByRole('button', { name: /^2\.000\.000/ }).click()
  await page.getByRole('button', { name: textStart('pages:deposit.submitAmount', { amount: '2.000.000' }) }).dblclick()
  await expect(page.getByRole('article').getByText(text('pages:deposit.status.approved'))).toBeVisible()
  await expectUnits(
    page
      .getByRole('region', { name: text('pages:wallet.available') })
      .locator('.money')
      .first(),
    2_000_000,
  )
}

async function play(page: Page, isMobile: boolean): Promise<void> {
  // A phone has the way back where the mark was, and home among its tabs.
  const home = isMobile ? text('portal:nav.home') : 'Fairground'
  await page.getByRole('link', { name: home }).filter({ visible: true }).first().click()
  await openFirstSlot(page, { isMobile })
  await expect(page).toHaveURL(/\/seamless\?nodeId=/)
  const slot = await openedSlot(page)
  const barBalance = page.getByRole('banner').locator('.money')
  await expectUnits(barBalance, 2_000_000)
  await slot.frame.getByRole('button', { name: text('game:turbo') }).click()
  for (let round = 0; round < 3; round += 1) await slot.spin()
  await expect.poll(async () => (await unitsIn(barBalance)) === (await unitsIn(slot.balance))).toBe(true)
  await page.getByRole('button', { name: text('pages:game.leave') }).click()
  await expect(page).toHaveURL('/')
}

async function approve(browser: Browser, username: string): Promise<void> {
  const staff = await openConsole(browser, 'trang')
  const panel = await openWithdrawal(staff, username)
  await expect(panel.getByRole('button', { name: text('console:action.approve') })).toBeEnabled()
  await staff.keyboard.press('a')
  await expect(staff.getByText(text('console:decided.byHand', { account: username }))).toBeVisible()
  await staff.context().close()
}

async function readRecord(page: Page): Promise<void> {
  await page.goto('/member/transactionHistory')
  const record = page.getByRole('table', { name: text('pages:member.transactionHistory') })
  for (const kind of [text('pages:member.depositv2'), text('pages:bet.moveKinds.bet'), text('pages:member.withdraw')])
    await expect(record.getByText(kind).first()).toBeVisible()
  await page.getByRole('button', { name: text('pages:bet.moveKinds.bet') }).click()
  await expect(record.getByText(text('pages:bet.moveKinds.bet')).filter({ visible: true })).toHaveCount(3)
  await expect(record.getByText(text('pages:member.depositv2'))).toHaveCount(0)
}

async function readBets(page: Page): Promise<void> {
  await page.goto('/member/personalHistoryCopy')
  const record = page.getByRole('table', { name: text('pages:member.personalHistoryCopy') })
  await expect(record.getByRole('button', { name: textStart('pages:bet.show') })).toHaveCount(3)
  await page.getByRole('radio', { name: text('pages:record.presets.yesterday') }).check()
  await expect(page.getByText(text('pages:bet.none'))).toBeVisible()
  await page.getByRole('radio', { name: text('pages:record.presets.today') }).check()
  await record
    .getByRole('button', { name: textStart('pages:bet.show') })
    .first()
    .click()
  const round = page.getByRole('dialog', { name: text('pages:bet.round') })
  await expect(
    round
      .getByRole('listitem')
      .filter({ hasText: text('pages:bet.moveKinds.bet') })
      .getByText(/^trf_\d+$/),
  ).toBeVisible()
  await round.getByRole('button', { name: text('pages:news.close') }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('pages:record.file') }).click(),
  ])
  expect(file.suggestedFilename()).toBe('bets.csv')
}

const shownBalance = (page: Page) => page.getByRole('banner').locator('.money').filter({ visible: true })
