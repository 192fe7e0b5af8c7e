import { text, textPart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { type Desk, layInTime, openDesk } from './support/dealer-desk.ts'
import { movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'

const stepMs = 60_000
const table = 'D01'

test('real dice are thrown again where one leans, a player wins, and dealer and staff look after them', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const player = await newPlayer({ deposit: '5000000.00' })
  const [dealer, boss] = [await openDesk(browser, 'linh', { table }), await openDesk(browser, 'owner', { table })]
  // A try that was cut short has left its shift open.
  await expect(dealer.root).toHaveAttribute('data-next', /shift|bets|lock|step|second/, { timeout: stepMs })
  if ((await dealer.root.getAttribute('data-next')) === 'shift') await dealer.press('act.open-shift')
  const { frame, stage } = await openTable(page, player, table)
  const banker = frame.getByRole('button', { name: new RegExp(`^${text('instant:instant.sic-bo.big')}`) })
  await layInTime({ dealer, second: boss, stage, banker, deal: throwDice })
  await expect(dealer.root).toHaveAttribute('data-next', 'step', { timeout: stepMs })

  await dealer.frame.getByRole('button', { name: textPart('desk:act.report') }).click()
  await dealer.frame.getByRole('button', { name: text('desk:cause.leaning') }).click()
  await dealer.frame
    .getByRole('dialog')
    .getByRole('button', { name: text('desk:act.report') })
    .click()
  for (const desk of [dealer, boss]) await confirm(desk)
  await expect(dealer.root).toHaveAttribute('data-next', 'step', { timeout: stepMs })
  await tellDice(dealer, ['6', '2', '5'])
  await expect(dealer.root).toHaveAttribute('data-next', 'second')
  await tellDice(boss, ['2', '5', '6'])
  await expect(async () => {
    expect(await movesOf(player)).toContain('win')
  }).toPass({ timeout: stepMs })
  await expect(frame.getByText(text('instant:live.diceOnCamera')).first()).toBeVisible()

  await boss.frame.getByLabel(text('desk:letWrite')).click()
  const said = `Mất hết rồi ${player.username}`
  const line = frame.getByRole('textbox', { name: text('instant:instant.chat.say') })
  await line.fill(said)
  await line.press('Enter')
  const heard = dealer.frame.getByRole('listitem').filter({ hasText: said })
  await expect(heard).toBeVisible({ timeout: stepMs })
  await dealer.frame.getByRole('textbox', { name: text('desk:say') }).fill('Nghỉ một chút nhé')
  await dealer.frame.getByRole('button', { name: text('desk:send') }).click()
  await expect(frame.getByText('Nghỉ một chút nhé')).toBeVisible({ timeout: stepMs })
  await expect(frame.getByRole('button', { name: text('instant:instant.chat.dealer'), exact: true })).toBeVisible()
  await heard.getByRole('button').click()
  await dealer.frame.getByRole('button', { name: text('desk:care.losses') }).click()
  await expect(dealer.frame.locator('[data-care="open"]')).toBeVisible()

  const staff = await openConsole(browser, 'owner')
  await staff.goto('/games?tab=chat')
  const row = staff.getByRole('row', { name: new RegExp(said) })
  await expect(row.getByText(player.username, { exact: true })).toBeVisible()
  await row.getByRole('button', { name: text('lobby:care.take') }).click()
  await expect(dealer.frame.locator('[data-care="taken"]')).toBeVisible({ timeout: stepMs })
  await row.getByRole('button', { name: text('lobby:care.close') }).click()
  const question = staff.getByRole('dialog')
  await question.getByRole('textbox').fill('Đã gọi, khách tự đặt giới hạn')
  await question.getByRole('button', { name: text('lobby:care.close') }).click()
  await expect(dealer.frame.locator('[data-care="closed"]')).toBeVisible({ timeout: stepMs })
  await dealer.press('act.close-shift')
  for (const one of [dealer.page, boss.page, staff]) await one.context().close()
})

/** A round is told to its end by two people. */
async function throwDice(dealer: Desk, second: Desk): Promise<void> {
  await expect(dealer.root).toHaveAttribute('data-next', 'step', { timeout: stepMs })
  await tellDice(dealer, ['1', '2', '3'])
  await expect(dealer.root).toHaveAttribute('data-next', 'second')
  await tellDice(second, ['1', '2', '3'])
}

/** Says yes to what is open. */
async function confirm({ frame }: Desk): Promise<void> {
  const yes = frame.locator('.desk-confirm').first()
  await yes.click({ timeout: stepMs })
  await expect(yes).toBeHidden()
}

async function tellDice({ frame }: Desk, dice: readonly string[]): Promise<void> {
  for (const [place, face] of dice.entries()) {
    const row = frame.getByRole('group', { name: text('desk:die', { number: place + 1 }) })
    await row.getByRole('button', { name: face, exact: true }).click()
  }
  await frame.locator('.desk-enter').click()
}
