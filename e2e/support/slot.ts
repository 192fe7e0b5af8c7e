import { text } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

const roundMsMax = 45_000
/** Chance may give a round free spins, and the show of all of them. */
const showMsMax = 150_000

export interface Slot {
  frame: FrameLocator
  balance: Locator
  /** Plays one round and waits until its show is over. */
  spin(): Promise<void>
}

/** The slot in the portal's frame, once it stands and takes bets. */
export async function openedSlot(page: Page): Promise<Slot> {
  const frame = page.frameLocator('main iframe')
  const stage = frame.locator('[data-state]')
  await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: roundMsMax })
  const console = frame.getByRole('region', { name: text('game:controls') })
  const spin = async () => {
    const before = (await stage.getAttribute('data-round')) ?? ''
    await frame.getByRole('button', { name: text('game:spin'), exact: true }).click()
    await expect(stage).not.toHaveAttribute('data-round', before, { timeout: roundMsMax })
    await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: showMsMax })
  }
  return { frame, balance: console.locator('.console-balance .money'), spin }
}
