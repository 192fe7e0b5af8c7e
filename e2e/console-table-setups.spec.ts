import { randomUUID } from 'node:crypto'
import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { layInTime, movesOf, openTable } from './support/live-table.ts'
import { newPlayer } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test.describe.configure({ timeout: 300_000 })

/** Of each try its own. */
const id = randomUUID().slice(0, 8)
const name = `Baccarat Sông Hương ${id}`

test('two people open a table, somebody plays at it, and staff see what the round may cost', async ({
  page,
  browser,
}) => {
  const owner = await openConsole(browser, 'owner')
  await owner.goto('/games?tab=tables')
  await askTable(owner)
  const waiting = owner.getByText(text('lobby:setup.newWaits', { name }))
  await expect(waiting).toBeVisible()

  const finance = await openConsole(browser, 'trang')
  await finance.goto('/games?tab=tables')
  const wish = finance.getByRole('region', { name: text('lobby:setup.newWaits', { name }) })
  await wish.getByRole('button', { name: text('console:action.approve') }).click()
  await expect(owner.getByRole('row', { name: new RegExp(name) })).toBeVisible({ timeout: 60_000 })

  const player = await newPlayer({ deposit: '5000000.00' })
  await expect(async () => {
    const { list } = await player.api.catalogue.gameList({ gameName: name })
    expect(list).toHaveLength(1)
  }).toPass({ timeout: 60_000 })
  const { frame, stage } = await openTable(page, player, name)
  await owner.getByRole('row', { name: new RegExp(name) }).click()
  const exposure = owner.getByRole('region', { name: text('lobby:exposure.title') })
  const banker = frame.getByRole('button', {
    name: new RegExp(`^${text('instant:instant.baccarat.spot.banker')} 0,95:1`),
  })
  await layInTime(stage, banker)
  await expect(exposure.getByText(text('lobby:place.banker'), { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await expect(exposure.getByText(text('lobby:exposure.worst')).locator('..')).toContainText('Cái')
  await expect(exposure.getByRole('meter').first()).toBeVisible()
  await sitDown(frame, 2)
  await tip(frame)
  const follower = await newPlayer({ deposit: '5000000.00' })
  const behind = await openTable(await browser.newPage(), follower, name)
  await expect(async () => {
    await layInTime(stage, banker)
    await playBehind(behind.frame, 2)
    expect(await movesOf(follower)).toContain('bet')
  }).toPass({ timeout: 120_000 })
  await besideAnother(frame)
  const moves = await player.api.wallet.transactions({ type: 'tip' })
  expect(moves.kind === 'balance' && moves.list.map(({ amount }) => amount)).toEqual(['-2000.00', '-2000.00'])
  await owner.goto('/games?tab=tips')
  await expect(owner.getByRole('row', { name: new RegExp(id) }).first()).toContainText('4.000')
  for (const staff of [owner, finance]) await staff.context().close()
})

/** The chips that lie there make the seat the player's own at once. */
async function sitDown(frame: FrameLocator, number: number): Promise<void> {
  await frame.getByRole('button', { name: text('instant:live.seat.sit', { number }) }).click()
  const dialog = frame.getByRole('dialog', { name: text('instant:live.seat.name', { number }) })
  await dialog.getByRole('button', { name: text('instant:live.seat.sit', { number }) }).click()
  await expect(dialog).toBeHidden()
  const own = `${text('instant:live.seat.name', { number })}: ${text('instant:live.seat.you')}`
  await expect(frame.getByRole('button', { name: new RegExp(`^${own}`) })).toBeVisible()
}

/** Lays the chosen chip where the player of that seat has some. */
async function playBehind(frame: FrameLocator, number: number): Promise<void> {
  const soon = { timeout: 5_000 }
  await frame.getByRole('button', { name: textStart('instant:live.seat.name', { number }) }).click(soon)
  const dialog = frame.getByRole('dialog', { name: text('instant:live.seat.name', { number }) })
  try {
    await dialog.getByRole('button', { name: textPart('instant:live.seat.behind') }).click(soon)
    await expect(frame.getByRole('button', { name: text('instant:live.ready.say') })).toBeVisible(soon)
  } finally {
    if (await dialog.isVisible()) await frame.locator('body').press('Escape')
  }
}

/** On a desk of several tables each has its tips and its seats, on tap. */
async function besideAnother(frame: FrameLocator): Promise<void> {
  const hall = frame.getByRole('button', { name: text('instant:live.hall.title'), exact: true })
  await hall.first().click()
  await frame.locator('[data-table="live-dragon-tiger"].hall-tile').click()
  await frame.getByRole('button', { name: text('instant:live.hall.many') }).click()
  const table = frame.locator(`.desk-table[data-table="live-baccarat-${id}"]`)
  await table.getByRole('button', { name: text('instant:live.tip.title') }).click()
  const tips = frame.getByRole('dialog', { name: text('instant:live.tip.title') })
  await tips.getByRole('button', { name: /^2\.000/ }).click()
  await expect(tips).toBeHidden()
  await expect(table.getByText(textPart('instant:live.tip.thanks'))).toBeVisible()
  await table.getByRole('button', { name: textStart('instant:live.seat.title') }).click()
  const seats = frame.getByRole('dialog', { name: text('instant:live.seat.title') })
  await expect(seats.getByRole('button', { name: textStart('instant:live.seat.name', { number: 2 }) })).toBeVisible()
  await frame.locator('body').press('Escape')
  await expect(seats).toBeHidden()
}

/** A small tip is given at one press; the whole of what a round takes is asked for once more. */
async function tip(frame: FrameLocator): Promise<void> {
  const title = text('instant:live.tip.title')
  await frame.getByRole('button', { name: title }).click()
  const dialog = frame.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: /10\.000/ }).click()
  await expect(dialog.getByRole('button', { name: textPart('instant:live.tip.sure') })).toBeVisible()
  await dialog.getByRole('button', { name: /^2\.000/ }).click()
  await expect(dialog).toBeHidden()
  await expect(frame.getByText(textPart('instant:live.tip.thanks'))).toBeVisible()
}

async function askTable(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: text('lobby:setup.new') }).click()
  const dialog = owner.getByRole('dialog', { name: text('lobby:setup.new') })
  await dialog.getByRole('combobox', { name: text('lobby:setup.rules') }).click()
  await owner.getByRole('option', { name: /live-baccarat$/ }).click()
  await dialog.getByLabel(text('lobby:setup.tableId')).fill('live-baccarat')
  await dialog.getByLabel(text('lobby:setup.nameVi')).fill(name)
  await dialog.getByLabel(text('lobby:setup.nameEn')).fill('Perfume River Baccarat')
  await dialog.getByLabel(text('console:reason.label')).fill('Thêm bàn buổi tối')
  await dialog.getByRole('button', { name: text('console:vendors.ask') }).click()
  await expect(dialog.getByText(textPart('errors:validation.idTaken'))).toBeVisible()
  await dialog.getByLabel(text('lobby:setup.tableId')).fill(`live-baccarat-${id}`)
  await dialog.getByLabel(text('lobby:setup.seats')).check()
  await dialog.getByLabel(text('lobby:setup.betBehind')).check()
  await dialog.getByLabel(text('lobby:setup.tips')).check()
  await dialog.getByLabel(text('lobby:setup.riskGroup')).fill('baccarat')
  await dialog.getByLabel(text('lobby:setup.riskCap')).first().fill('50000000')
  await dialog.getByRole('button', { name: text('console:vendors.ask') }).click()
  await expect(dialog).toBeHidden()
}
