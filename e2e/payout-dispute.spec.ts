import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectUnits } from './support/money.ts'
import { newPlayer, paymentPassword, type TestPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

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
  await expectDrawn(panel.getByRole('img', { name: `Ảnh 1 của ${player.username}` }))
  await panel.getByLabel('Trả lời người chơi').fill('Ngân hàng báo đã ghi có, xem ảnh.')
  await panel.locator('input[type=file]').setInputFiles(picture)
  await decide(staff, panel, 'Đóng là đã nhận', 'Báo sẽ đóng là đã nhận')
  await expect(panel.getByText(/Nếu người chơi không viết, lệnh đóng sau 2[34]:\d\d:\d\d/)).toBeVisible()

  await expect(ticket.getByText(/Lệnh sẽ đóng là đã nhận sau 2[34]:\d\d:\d\d/)).toBeVisible()
  await expect(ticket.getByText(/không có khoản nào trở về ví/)).toBeVisible()
  await expectDrawn(ticket.getByRole('img', { name: 'Ảnh 1' }).last())
  await ticket.getByRole('button', { name: 'Viết cho nhân viên' }).click()
  const write = page.getByRole('dialog', { name: 'Viết cho nhân viên' })
  await write.getByLabel('Nội dung').fill('Số tài khoản trong ảnh không phải của tôi.')
  await write.getByRole('button', { name: 'Gửi' }).click()
  await expect(ticket.getByText(/Nhân viên trả lời trong 2[34]:\d\d:\d\d/)).toBeVisible()

  await expect(panel.getByText('Số tài khoản trong ảnh không phải của tôi.')).toBeVisible()
  await panel.getByLabel('Trả lời người chơi').fill('Bạn đúng: ngân hàng đã trả tiền về. Xin lỗi bạn.')
  await decide(staff, panel, 'Trả lại ví', /^Trả .*900\.000.* về ví$/)
  await expect(panel.getByText('Đã trả lại ví').first()).toBeVisible()

  await expect(ticket.getByText(/900\.000.* đã trở về ví của bạn/)).toBeVisible()
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
  await ticket.getByRole('button', { name: 'Xác nhận nhận tiền' }).click()
  await page.getByRole('dialog', { name: 'Tiền đã về chưa?' }).getByRole('button', { name: 'Chưa nhận được' }).click()
  const form = page.getByRole('dialog', { name: 'Tiền chưa về?' })
  await expect(form.getByText(/không có khoản nào trở về ví/)).toBeVisible()
  await form.getByRole('button', { name: 'Gửi khiếu nại' }).click()
  await expect(form.getByText('Hãy thêm ít nhất một ảnh.')).toBeVisible()
  await form.getByLabel('Bạn thấy gì?').fill('Chưa thấy tiền trong sao kê.')
  await form.locator('input[type=file]').setInputFiles(picture)
  await expect(form.getByRole('img', { name: 'Ảnh 1' })).toBeVisible()
  await form.getByRole('button', { name: 'Gửi khiếu nại' }).click()
  await expect(ticket.getByText('Đang khiếu nại', { exact: true })).toBeVisible()
  await expect(ticket.getByText(/Nhân viên trả lời trong 2[34]:\d\d:\d\d/)).toBeVisible()
}

async function openDispute(staff: Page, account: string): Promise<Locator> {
  await staff
    .getByRole('link', { name: /Khiếu nại rút tiền/ })
    .first()
    .click()
  const queue = staff.getByRole('table', { name: 'Khiếu nại rút tiền' })
  await expect(queue).toBeVisible()
  await staff.keyboard.press('/')
  await staff.keyboard.type(account)
  await expect(queue.getByRole('row')).toHaveCount(2)
  for (const key of ['Escape', 'j', 'Enter']) await staff.keyboard.press(key)
  return staff.getByRole('complementary', { name: 'Lệnh rút đang xem' })
}

/** Chooses a decision and says yes to the question. */
async function decide(staff: Page, panel: Locator, choice: string, button: string | RegExp): Promise<void> {
  await panel.getByRole('radio', { name: choice }).check()
  await panel.getByRole('button', { name: button }).click()
  const question = staff.getByRole('dialog', { name: /\?$/ })
  await question.getByRole('button', { name: button }).click()
  await expect(question).toBeHidden()
}
