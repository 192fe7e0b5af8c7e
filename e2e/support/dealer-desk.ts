import { text, textPart } from '@fairground/i18n/texts'
import { type Browser, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { openConsole } from './sign-in.ts'

const stepMs = 60_000
/** Player 5, banker 6; the player draws a ten and the banker stands: the banker wins with 6 to 5. */
const cards = ['2c', 'Ks', '3d', '6h', 'Td']

export interface Desk {
  page: Page
  frame: FrameLocator
  root: Locator
  press(act: 'act.open-shift' | 'act.close-shift' | 'act.new-shoe'): Promise<void>
}

type Staff = 'owner' | 'linh'

interface Wishes {
  /** What its name ends with. */
  table?: 'C05' | 'D01'
  /** Runs in its page before its own script. */
  before?: () => void
}

/** Opens the desk of a dealers' table in the console. */
export async function openDesk(browser: Browser, username: Staff, wishes: Wishes = {}): Promise<Desk> {
  const { page, frame, root } = await openPage(browser, { ...wishes, username, name: 'desk' })
  return {
    ...{ page, frame, root },
    press: (act) => frame.getByRole('button', { name: textPart(`desk:${act}`) }).click(),
  }
}

/** Makes a page of the console a camera over the dealers' table. */
export const openCamera = (browser: Browser, username: Staff) => openPage(browser, { username, name: 'camera' })

interface Wanted extends Wishes {
  username: Staff
  name: 'desk' | 'camera'
}

async function openPage(browser: Browser, { username, name, table = 'C05', before }: Wanted) {
  const page = await openConsole(browser, username)
  if (before) await page.addInitScript(before)
  await page.goto('/games?tab=tables')
  const row = page.getByRole('row', { name: new RegExp(table) })
  await row.getByRole('button', { name: text(`lobby:table.${name}`) }).click()
  const frame = page.getByRole('dialog').frameLocator('iframe')
  const root = frame.locator(`.${name}`)
  await expect(root).toBeVisible({ timeout: 30_000 })
  return { page, frame, root }
}

/** Opens the shift, with a new shoe where the one before is used up. */
export async function openShift({ root, press }: Desk): Promise<void> {
  await press('act.open-shift')
  await expect(root).toHaveAttribute('data-next', /shoe|bets|lock|step/, { timeout: stepMs })
  if ((await root.getAttribute('data-next')) === 'shoe') await press('act.new-shoe')
  await expect(root).toHaveAttribute('data-next', /bets|lock|step/, { timeout: stepMs })
}

async function tell({ frame }: Desk, card: string): Promise<void> {
  const [rank = '', suit = ''] = card
  const suits = { s: 'desk:suit.s', c: 'desk:suit.c', d: 'desk:suit.d', h: 'desk:suit.h' } as const
  const shown = rank === 'T' ? '10' : rank
  await frame
    .getByRole('group', { name: text('desk:rank') })
    .getByRole('button', { name: shown, exact: true })
    .click()
  const name = text(suits[suit as keyof typeof suits])
  await frame
    .getByRole('group', { name: text('desk:suit') })
    .getByRole('button', { name, exact: true })
    .click()
  await frame.locator('.desk-enter').click()
}

export async function dealRound(dealer: Desk, second: Desk, round: string): Promise<void> {
  for (const [step, card] of cards.entries()) {
    for (const desk of [dealer, second]) {
      await expect(desk.root).toHaveAttribute('data-round', round)
      await expect(desk.root).toHaveAttribute('data-next', 'step', { timeout: stepMs })
      await expect(desk.root).toHaveAttribute('data-step', `${step}`, { timeout: stepMs })
    }
    await tell(dealer, card)
    await expect(dealer.root).toHaveAttribute('data-next', 'second')
    await tell(second, card)
  }
}

/** The round under way when the shift ends is dealt to its end: nothing is left open. */
export async function finish(dealer: Desk, second: Desk): Promise<void> {
  await expect(dealer.root).toHaveAttribute('data-next', /shift|shoe|step|bets|lock|paying/)
  const round = await dealer.root.getAttribute('data-round')
  if (round) await dealRound(dealer, second, round)
  await expect(dealer.root).toHaveAttribute('data-next', 'shift', { timeout: stepMs })
}

/** A round that nobody bet in is dealt like any other, cards unless it is said; the chip is laid in the next one. */
export async function layInTime({
  dealer,
  second,
  stage,
  banker,
  deal = dealRound,
}: Record<'stage' | 'banker', Locator> & Record<'dealer' | 'second', Desk> & { deal?: typeof dealRound }) {
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await expect(stage).toHaveAttribute('data-state', /betting|locked|running/, { timeout: stepMs })
    if ((await stage.getAttribute('data-state')) === 'betting') {
      await banker.click({ timeout: 3_000 }).catch(() => undefined)
      const isOn = await expect(banker)
        .toHaveAttribute('data-on', 'true', { timeout: 3_000 })
        .then(
          () => true,
          () => false,
        )
      if (isOn) return
    }
    const round = `${await dealer.root.getAttribute('data-round')}`
    await deal(dealer, second, round)
    // The round that was dealt is still shown for a moment, at the desk and at the table.
    for (const shown of [dealer.root, stage])
      await expect(shown).not.toHaveAttribute('data-round', round, { timeout: stepMs })
  }
  throw new Error('no chip lay in time')
}
