import { text, textPart, textWhole } from '@fairground/i18n/texts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectUnits } from './support/money.ts'
import { newPlayer, paymentPassword, type TestPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

/** A red square of 2 by 2 points. */
const picture = {
  name: 'statement.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('[R4.14.02] [R4.14.05] a payout that did not come: both sides show what they have, the player knows before what a closing means, objects, and gets the money back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const player = await newPlayer({ deposit: '2000000.00', withPayoutAccount: true })
  const staff = await openConsole(browser, 'trang')
  await payByHand(staff, player)
  await enterPortal(page, player.token())
  await page.goto('/member/withdraw')
  const ticket = page.getByRole('article')
  await complain(page, ticket)

  const panel = await openDispute(staff, player.username)
  await expect(panel.getByText('Chưa thấy tiền trong sao kê.')).toBeVisible()
  await expectDrawn(panel.getByRole('img', { name: text('console:dispute.image', { n: 1, author: player.username }) }))
  await panel.getByLabel(text('console:dispute.text')).fill('Ngân hàng báo đã ghi có, xem ảnh.')
  await panel.locator('input[type=file]').setInputFiles(picture)
  await decide(staff, panel, text('console:dispute.decide.force'), text('console:dispute.send.force'))
  await expect(panel.getByText(textPart('console:dispute.forceRuns', { time: /2[34]:\d\d:\d\d/ }))).toBeVisible()

  await expect(ticket.getByText(textPart('pages:dispute.forcedTitle', { time: /2[34]:\d\d:\d\d/ }))).toBeVisible()
  await expect(ticket.getByText(text('pages:dispute.forcedText'))).toBeVisible()
  await expectDrawn(ticket.getByRole('img', { name: text('pages:dispute.image', { n: 1 }) }).last())
  await ticket.getByRole('button', { name: text('pages:dispute.write') }).click()
  const write = page.getByRole('dialog', { name: text('pages:dispute.write') })
  await write.getByLabel(text('pages:dispute.writeText')).fill('Số tài khoản trong ảnh không phải của tôi.')
  await write.getByRole('button', { name: text('pages:dispute.send') }).click()
  await expect(ticket.getByText(textPart('pages:dispute.oursUntil', { time: /2[34]:\d\d:\d\d/ }))).toBeVisible()

  await expect(panel.getByText('Số tài khoản trong ảnh không phải của tôi.')).toBeVisible()
  await panel.getByLabel(text('console:dispute.text')).fill('Bạn đúng: ngân hàng đã trả tiền về. Xin lỗi bạn.')
  await decide(
    staff,
    panel,
    text('console:dispute.decide.refund'),
    textWhole('console:dispute.send.refund', { amount: /.*900\.000.*/ }),
  )
  await expect(panel.getByText(text('console:dispute.outcome.refunded')).first()).toBeVisible()

  await expect(ticket.getByText(textPart('pages:dispute.outcome.refunded', { amount: /900\.000.*/ }))).toBeVisible()
  await expectUnits(page.getByRole('banner').locator('.money').first(), 2_000_000)
  await staff.context().close()
})

const expectDrawn = (image: Locator) =>
  expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(2)

/** Nine hundred thousand, sent by staff. */
async function payByHand(staff: Page, player: TestPlayer): Promise<void> {
  const [account] = await player.api.withdrawals.accounts({})
  const { withdrawalId } = await player.api.withdrawals.request({
    cardId: account?.cardId ?? '',
    amount: '900000.00',
    paymentPassword,
    requestId: player.username,
  })
  const post = async (action: string, data: object) => {
    const headers = { origin: new URL(staff.url()).origin, 'x-console': '1' }
    const answer = await staff.request.post(`/staff/withdrawals/${withdrawalId}/${action}`, { headers, data })
    expect(answer.ok()).toBe(true)
  }
  await post('approve', { byHand: true })
  await post('payouts', { amount: '900000.00', reference: 'FT26325009' })
}

async function complain(page: Page, ticket: Locator): Promise<void> {
  await ticket.getByRole('button', { name: text('pages:payout.confirm') }).click()
  await page
    .getByRole('dialog', { name: text('pages:payout.confirmTitle') })
    .getByRole('button', { name: text('pages:dispute.notReceived') })
    .click()
  const form = page.getByRole('dialog', { name: text('pages:dispute.openTitle') })
  await expect(form.getByText(text('pages:dispute.consequence'))).toBeVisible()
  await form.getByRole('button', { name: text('pages:dispute.open') }).click()
  await expect(form.getByText(text('pages:dispute.imageNeeded'))).toBeVisible()
  await form.getByLabel(text('pages:dispute.text')).fill('Chưa thấy tiền trong sao kê.')
  await form.locator('input[type=file]').setInputFiles(picture)
  await expect(form.getByRole('img', { name: text('pages:dispute.image', { n: 1 }) })).toBeVisible()
  await form.getByRole('button', { name: text('pages:dispute.open') }).click()
  await expect(ticket.getByText(text('pages:payout.status.disputed'), { exact: true })).toBeVisible()
  await expect(ticket.getByText(textPart('pages:dispute.oursUntil', { time: /2[34]:\d\d:\d\d/ }))).toBeVisible()
}

async function openDispute(staff: Page, account: string): Promise<Locator> {
  await staff
    .getByRole('link', { name: textPart('console:nav.disputes') })
    .first()
    .click()
  const queue = staff.getByRole('table', { name: text('console:nav.disputes') })
  await expect(queue).toBeVisible()
  await staff.keyboard.press('/')
  await staff.keyboard.type(account)
  await expect(queue.getByRole('row')).toHaveCount(2)
  for (const key of ['Escape', 'j', 'Enter']) await staff.keyboard.press(key)
  return staff.getByRole('complementary', { name: text('console:withdrawals.panel') })
}

/** Chooses a decision and says yes to the question. */
async function decide(staff: Page, panel: Locator, choice: string, button: string | RegExp): Promise<void> {
  await panel.getByRole('radio', { name: choice }).check()
  await panel.getByRole('button', { name: button }).click()
  const question = staff.getByRole('dialog', { name: /\?$/ })
  await question.getByRole('button', { name: button }).click()
  await expect(question).toBeHidden()
}
