import { text } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { TestPlayer } from './new-player.ts'
import { enterPortal } from './sign-in.ts'

export interface Seat {
  frame: FrameLocator
  /** Tells in attributes which round the table is in, and how far. */
  stage: Locator
}

/** Opens a table by its name, for money, with the player signed in. */
export async function openTable(page: Page, player: TestPlayer, gameName: string): Promise<Seat> {
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}&mode=real`)
  return seated(page)
}

/** The table in the portal's frame, once it stands: after opening, and after a reload. */
export async function seated(page: Page): Promise<Seat> {
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('main[data-state]')
  await expect(stage).toBeVisible({ timeout: 45_000 })
  return { frame, stage }
}

/** A press may come too late for this round: then it is laid in the next one. */
export async function layInTime(stage: Locator, place: Locator, by: 'press' | 'key' = 'press'): Promise<void> {
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
    if (by === 'key') await place.press('Enter', { timeout: 2_000 })
    else await place.click({ timeout: 2_000 })
    await expect(place).toHaveAttribute('data-on', 'true', { timeout: 2_000 })
  }).toPass({ timeout: 90_000 })
}

/** The slip stands; at some tables everybody may say then that nothing more comes. */
const taken = new RegExp(`^(${text('instant:live.ready.say')}|${text('instant:live.placed')})$`)

/** Lays chips on several places of one round; where it ends before all are taken, they are laid in the next one. */
export async function layTogether({ frame, stage }: Seat, lay: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await expect(stage).toHaveAttribute('data-state', 'betting', { timeout: 60_000 })
    const round = await stage.getAttribute('data-round')
    await lay()
    await expect(frame.getByRole('button', { name: taken })).toBeVisible({ timeout: 3_000 })
    expect(await stage.getAttribute('data-round')).toBe(round)
  }).toPass({ timeout: 90_000 })
}

/** What moved the player's money so far. */
export async function movesOf({ api }: TestPlayer): Promise<string[]> {
  const moves = await api.wallet.transactions({})
  return moves.kind === 'balance' ? moves.list.map(({ kind }) => kind) : []
}
