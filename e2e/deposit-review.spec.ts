import { text, textPart, textStart, textWhole } from '@fairground/i18n/texts'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { expectUnits } from './support/money.ts'
import { newPlayer, type TestPlayer } from './support/new-player.ts'
import { scan } from './support/scan.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

/** A red square of 2 by 2 points. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)

test('[R1.10] [R2.6.03] [R2.6.27] [R3.134] a transfer that is refused says why, and the balance stays; a bank transfer by code, with an image as proof, is credited once staff match it, and the page shows it live', async ({
  page,
  browser,
}) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  const staff = await openConsole(browser, 'trang')
  await test.step('a refused transfer says why', () => refuse(page, staff, player))
  await staff.goto('/')
  await test.step('a matched transfer is credited', () => credit(page, staff, player))
  await staff.context().close()
  await readAudit(browser, { action: text('console:audited.deposit.approved'), of: player.username, by: 'trang' })
})

async function credit(page: Page, staff: Page, player: TestPlayer): Promise<void> {
  const code = await sendTransfer(page, player)
  const ticket = page.getByRole('article')
  const drawn = ticket.getByRole('img', { name: text('pages:deposit.qr') })
  await expect(drawn).toBeVisible()
  const { list } = await player.api.deposits.list({})
  expect(await scan(drawn), 'what the camera of a bank’s app reads').toBe(list[0]?.qr)
  expect(list[0]?.qr).toContain(code)
  await ticket.locator('input[type=file]').setInputFiles({ name: 'bank.png', mimeType: 'image/png', buffer: picture })
  await expectDrawn(ticket.getByRole('img', { name: text('pages:deposit.proof', { n: 1 }) }))
  const panel = await openDeposit(staff, player.username)
  await expect(panel.getByText(code).first()).toBeVisible()
  await expectDrawn(panel.getByRole('img', { name: text('console:deposits.proof', { n: 1 }) }))
  await expect(panel.getByText(text('console:deposits.bankLine.none'))).toBeVisible()
  await staff.keyboard.press('a')
  const asked = staff.getByRole('dialog', {
    name: textWhole('console:credit.title', { account: player.username, amount: /.+/ }),
  })
  await expect(asked.getByText(text('console:credit.noLine', { code }))).toBeVisible()
  await asked.getByRole('button', { name: text('console:action.approve') }).click()
  await expect(staff.getByText(text('console:decided.credited', { account: player.username }))).toBeVisible()
  await expect(page.getByRole('article').getByText(text('pages:deposit.status.approved'))).toBeVisible()
  await expectUnits(
    page
      .getByRole('region', { name: text('pages:wallet.available') })
      .locator('.money')
      .first(),
    400_000,
  )
  await expectUnits(page.getByRole('banner').locator('.money').filter({ visible: true }), 400_000)
  await expect(
    page
      .getByRole('table', { name: text('pages:deposit.mine') })
      .getByText(text('pages:deposit.status.approved'))
      .filter({ visible: true }),
  ).toHaveCount(1)
}

async function refuse(page: Page, staff: Page, player: TestPlayer): Promise<void> {
  await sendTransfer(page, player)
  await openDeposit(staff, player.username)
  await staff.keyboard.press('r')
  const ask = staff.getByRole('dialog', { name: text('console:rejectDeposit.title', { account: player.username }) })
  await ask.getByRole('button', { name: text('console:action.reject') }).click()
  await expect(ask.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await ask.getByRole('textbox').fill('Ngân hàng chưa nhận được khoản này.')
  await expect(async () => {
    await ask.getByRole('button', { name: text('console:action.reject') }).click()
    await expect(ask).toBeHidden({ timeout: 2_000 })
  }).toPass()
  await page.goto('/member/transferFund')
  await expect(page.getByText('Ngân hàng chưa nhận được khoản này.')).toBeVisible()
  expect((await player.api.wallet.balance({})).balance).toBe('0.00')
}

const expectDrawn = (image: Locator) =>
  expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(2)

/** Asks for a bank transfer and gives the code that it must carry. */
async function sendTransfer(page: Page, player: TestPlayer): Promise<string> {
  await page.goto('/member/depositv2')
  await page.getByText('Chuyển khoản ngân hàng').first().click()
  await page.getByLabel(textStart('pages:deposit.amount')).fill('400000')
  await page.getByRole('button', { name: textStart('pages:deposit.submitAmount', { amount: '400.000' }) }).click()
  const ticket = page.getByRole('article')
  await expect(ticket.getByText(text('pages:deposit.status.pending'))).toBeVisible()
  await expect(ticket.getByText(textWhole('pages:deposit.timeLeft', { time: /.*/ }))).toBeVisible()
  const { list } = await player.api.deposits.list({})
  const code = list[0]?.transferCode ?? ''
  await expect(ticket.getByText(code)).toBeVisible()
  return code
}

async function openDeposit(staff: Page, account: string): Promise<Locator> {
  await staff
    .getByRole('link', { name: textPart('console:nav.deposits') })
    .first()
    .click()
  const queue = staff.getByRole('table', { name: text('console:nav.deposits') })
  await expect(queue).toBeVisible()
  await staff.keyboard.press('/')
  await staff.keyboard.type(account)
  await expect(queue.getByRole('row')).toHaveCount(2)
  for (const key of ['Escape', 'j', 'Enter']) await staff.keyboard.press(key)
  const panel = staff.getByRole('complementary', { name: text('console:deposits.panel') })
  await expect(panel.getByRole('button', { name: text('console:action.approve') })).toBeEnabled()
  return panel
}

/** What was decided stands in the audit log under the name of who decided it. */
async function readAudit(browser: Browser, { action, of, by }: Record<'action' | 'of' | 'by', string>): Promise<void> {
  const staff = await openConsole(browser, 'owner')
  await staff
    .getByRole('link', { name: text('console:nav.audit') })
    .first()
    .click()
  const entry = staff
    .getByRole('table', { name: text('console:nav.audit') })
    .getByRole('row', { name: action })
    .filter({ hasText: of }) // other journeys have their deposits credited meanwhile
  await expect(entry).toContainText(by)
  await staff.context().close()
}
