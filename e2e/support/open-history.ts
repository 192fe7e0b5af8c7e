import { text } from '@fairground/i18n/texts'
import type { FrameLocator, Locator, Page } from '@playwright/test'

/** Opens the history of a game by its menu. */
export async function openHistory(frame: FrameLocator | Page): Promise<Locator> {
  await frame.getByRole('button', { name: text('game:menu') }).click()
  await frame
    .getByRole('dialog', { name: text('game:menu') })
    .getByRole('button', { name: text('game:history') })
    .click()
  return frame.getByRole('dialog', { name: text('game:history') })
}
