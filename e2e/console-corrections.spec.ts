import { text, textPart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { dealRound, finish, layInTime, openDesk } from './support/dealer-desk.ts'
import { openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'

test.describe.configure({ timeout: 300_000 })

const table = 'live-baccarat-c05'

test('two people correct a paid round, and the player reads of it, in a message and in the history', async ({
  page,
  browser,
}) => {
  const dealer = await openDesk(browser, 'owner')
  const second = await openDesk(browser, 'linh')
  let round = ''
  const player = await newPlayer({ deposit: '5000000.00' })
  try {
    await dealer.press('act.open-shift')
    await expect(dealer.root).toHaveAttribute('data-next', 'shoe', { timeout: 60_000 })
    await dealer.press('act.new-shoe')
    await expect(dealer.root).toHaveAttribute('data-next', 'bets', { timeout: 60_000 })
    const { frame, stage } = await openTable(page, player, 'C05')
    const banker = frame.getByRole('button', {
      name: new RegExp(`^${text('instant:instant.baccarat.spot.banker')} 0,95:1`),
    })
    await layInTime({ dealer, second, stage, banker })
    round = `${await stage.getAttribute('data-round')}`
    await dealRound(dealer, second, round)
    await expect(stage).not.toHaveAttribute('data-round', round, { timeout: 60_000 })
  } finally {
    await dealer.press('act.close-shift')
    await finish(dealer, second)
  }
  const asker = await openConsole(browser, 'owner')
  await asker.goto(`/games?tab=rounds&id=${round}`)
  await expect(asker.getByRole('region', { name: text('lobby:tableRound.timeline') })).toContainText('2♣')
  await askCorrection(asker)
  const other = await openConsole(browser, 'trang')
  await other.goto(`/games?tab=rounds&id=${round}`)
  const approve = other
    .getByRole('region', { name: text('console:wishes.waits') })
    .getByRole('button', { name: text('console:action.approve'), exact: true })
  // It takes no click in its first second.
  await expect(async () => {
    await approve.click({ timeout: 2_000 })
    await expect(approve).toBeHidden({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await expect(other.getByRole('region', { name: text('lobby:tableRound.corrections') })).toContainText(
    textPart('lobby:correct.booked', { count: 1 }),
    { timeout: 60_000 },
  )
  await page.goto('/member/messageV2')
  await expect(page.getByText(textPart('inbox:correction.booked.title')).first()).toBeVisible({
    timeout: 30_000,
  })
  for (const one of [asker, other, dealer.page, second.page]) await one.context().close()
})

async function askCorrection(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('lobby:correct.open') }).click()
  const dialog = page.getByRole('dialog')
  // The banker's second card was a four: six to five becomes four to five, and the player wins.
  await dialog.getByLabel(text('lobby:correct.told')).fill('2c Ks 3d 4h Td')
  await dialog.getByRole('button', { name: text('lobby:correct.workOut') }).click()
  await expect(dialog.getByRole('table', { name: text('lobby:correct.items') })).toBeVisible()
  await dialog.getByRole('textbox').last().fill('Lá thứ hai của Cái bị đọc nhầm')
  await dialog.getByRole('button', { name: text('console:vendors.ask') }).click()
  await expect(dialog).toBeHidden()
}

test('a pit boss plans a shift, and nobody else can be planned for the same time', async ({ browser }) => {
  const boss = await openConsole(browser, 'owner')
  await boss.goto(`/games?tab=tables&id=${table}`)
  const shifts = boss.getByRole('region', { name: text('lobby:shift.title') })
  const plan = async (from: string, to: string) => {
    await shifts.getByLabel(text('lobby:shift.from')).fill(from)
    await shifts.getByLabel(text('lobby:shift.to')).fill(to)
    await shifts.getByRole('button', { name: text('lobby:shift.save') }).click()
  }
  const day = new Date(Date.now() + 20 * 86_400_000 + Math.floor(Math.random() * 20) * 86_400_000)
    .toISOString()
    .slice(0, 10)
  await shifts.getByRole('button', { name: text('lobby:shift.plan') }).click()
  await plan(`${day}T10:00`, `${day}T14:00`)
  await expect(shifts.getByRole('list', { name: text('lobby:shift.plans') })).toBeVisible()
  await shifts.getByRole('button', { name: text('lobby:shift.plan') }).click()
  await plan(`${day}T13:00`, `${day}T15:00`)
  await expect(shifts.getByText(text('lobby:shift.fault.overlap'))).toBeVisible()
  await shifts
    .getByRole('button', { name: textPart('lobby:shift.cancelOf') })
    .first()
    .click()
  await expect(shifts.getByRole('button', { name: textPart('lobby:shift.cancelOf') })).toHaveCount(0)
  await boss.context().close()
})
