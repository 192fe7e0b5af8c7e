import { text, textPart } from '@fairground/i18n/texts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { newName, newPlayer, paymentPassword, type TestPlayer } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'

/** Far below the time after which a page asks by itself. */
const atOnceMs = 5_000

test('a withdrawal appears in an open queue at once, and leaves everybody’s queue when one decides it', async ({
  browser,
}) => {
  const [trang, khoa] = [await openConsole(browser, 'trang'), await openConsole(browser, 'khoa')]
  const player = await newPlayer({ deposit: '300000.00', withPayoutAccount: true })
  const rows = [await queueOf(trang, player), await queueOf(khoa, player)] as const
  await withdraw(player)
  for (const row of rows) await expect(row).toBeVisible({ timeout: atOnceMs })
  await rows[0].click()
  await trang
    .getByRole('complementary', { name: text('console:withdrawals.panel') })
    .getByRole('button', { name: text('console:action.approve') })
    .click()
  await expect(rows[1]).toHaveCount(0, { timeout: atOnceMs })
  for (const staff of [trang, khoa]) await staff.context().close()
})

test('without the live line the console says so, renews itself slowly, and takes the line up again', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const staff = await openConsole(browser, 'trang')
  let isCut = true
  await staff.routeWebSocket(/\/live\//, (socket) => {
    if (isCut) void socket.close()
    else socket.connectToServer()
  })
  const note = staff
    .getByRole('status')
    .filter({ hasText: textPart('console:live.down') })
    .filter({ visible: true })
  await staff.reload()
  await expect(note).toHaveText(text('console:live.down', { seconds: 15 }), { timeout: 15_000 })
  const player = await newPlayer({ deposit: '300000.00', withPayoutAccount: true })
  const row = await queueOf(staff, player)
  await withdraw(player)
  await expect(row).toBeVisible({ timeout: 25_000 })
  isCut = false
  await expect(note).toHaveCount(0, { timeout: 45_000 })
  await staff.context().close()
})

test.describe('read in another part of the world', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the console shows the time of the site', async ({ browser }) => {
    const staff = await openConsole(browser, 'linh')
    const shown = staff.getByRole('main').locator('time').first()
    // Read at once: the figures renew themselves meanwhile.
    const { title, dateTime, text } = await shown.evaluate((node) => ({
      title: node.getAttribute('title'),
      dateTime: node.getAttribute('datetime') ?? '',
      text: node.textContent,
    }))
    const there = new Intl.DateTimeFormat('vi', { timeZone: 'Asia/Ho_Chi_Minh', timeStyle: 'medium' })
    expect(text).toBe(there.format(new Date(dateTime)))
    expect(title).toContain('GMT+7')
    await staff.context().close()
  })
})

/** Where this player's withdrawal stands in the queue, once it does. */
async function queueOf(staff: Page, { username }: TestPlayer): Promise<Locator> {
  await staff.goto(`/withdrawals?query=${username}`)
  const queue = staff.getByRole('table', { name: text('console:nav.withdrawals') })
  await expect(staff.getByText(text('ui:filteredEmpty')).or(queue).first()).toBeVisible()
  return staff.getByRole('row').filter({ hasText: username })
}

async function withdraw({ api }: TestPlayer): Promise<void> {
  const [account] = await api.withdrawals.accounts({})
  await api.withdrawals.request({
    cardId: account?.cardId ?? '',
    amount: '100000.00',
    paymentPassword,
    requestId: newName(),
  })
}
