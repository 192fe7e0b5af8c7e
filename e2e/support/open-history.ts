import { text, textStart } from '@fairground/i18n/texts'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** Opens the history of a game by its menu. */
export async function openHistory(frame: FrameLocator | Page): Promise<Locator> {
  await frame.getByRole('button', { name: text('game:menu') }).click()
  await frame
    .getByRole('dialog', { name: text('game:menu') })
    .getByRole('button', { name: text('game:history') })
    .click()
  return frame.getByRole('dialog', { name: text('game:history') })
}

/** Checks the newest round of the history: it is told what was worked out again, at most tables its events. */
export async function checkNewestRound(
  frame: FrameLocator | Page,
  same: Parameters<typeof text>[0] = 'instant:instant.check.events',
): Promise<void> {
  const history = await openHistory(frame)
  await history
    .getByRole('button', { name: textStart('game:history.verify') })
    .first()
    .click()
  await expect(frame.getByRole('dialog').getByText(text(same))).toBeVisible()
}

/** Checks the newest round that its player's own seed decided: the seed is changed, and the round worked out again. */
export async function checkOwnRound(frame: FrameLocator): Promise<void> {
  const history = await openHistory(frame)
  await history
    .getByRole('button', { name: textStart('game:history.verify') })
    .first()
    .click()
  const verify = frame.getByRole('dialog', { name: text('game:fair.title') })
  await verify.getByRole('button', { name: text('game:fair.rotateAndVerify') }).click()
  await expect(verify.getByText(text('instant:instant.check.events'))).toBeVisible()
  await expect(verify.getByText(text('game:fair.matched'), { exact: true })).toBeVisible()
}
