import { text, textPart } from '@fairground/i18n/texts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { newName, newPlayer, paymentPassword, type TestPlayer } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'

/** Far below the time after which a page asks by itself. */
const atOnceMs = 5_000

test('a withdrawal appears in an open queue at once, and leaves everybody’s queue when one decides it; without the live line the console says so, renews itself slowly, and takes the line up again', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const [trang, khoa] = [await openConsole(browser, 'trang'), await openConsole(browser, 'khoa')]
  const player = await newPlayer({ deposit: '300000.00', withPayoutAccount: true })
  await test.step('a withdrawal is in every queue until one decides it', () => decideAtOnce(trang, khoa, player))
  await khoa.context().close()
  await test.step('without the live line the console renews itself slowly', () => loseLine(trang, player))
  await trang.context().close()
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

async function decideAtOnce(trang: Page, khoa: Page, player: TestPlayer): Promise<void> {
  const rows = [await queueOf(trang, player), await queueOf(khoa, player)] as const
  await withdraw(player)
  for (const row of rows) await expect(row).toBeVisible({ timeout: atOnceMs })
  await rows[0].click()
  await trang
    .getByRole('complementary', { name: text('console:withdrawals.panel') })
    .getByRole('button', { name: text('console:action.approve') })
    .click()
  await expect(rows[1]).toHaveCount(0, { timeout: atOnceMs })
}

async function loseLine(staff: Page, player: TestPlayer): Promise<void> {
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
  const row = await queueOf(staff, player)
  await withdraw(player)
  await expect(row).toBeVisible({ timeout: 25_000 })
  isCut = false
  await expect(note).toHaveCount(0, { timeout: 45_000 })
}
