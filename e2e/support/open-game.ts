import { text } from '@fairground/i18n/texts'
import type { Page } from '@playwright/test'

/** Chooses the first slot of the page as a person would: a press with a mouse, a tap and the sheet with a finger. */
export async function openFirstSlot(
  page: Page,
  { isMobile, isTry = false }: { isMobile: boolean; isTry?: boolean },
): Promise<void> {
  const tile = page
    .getByRole('region', { name: text('portal:nav.slots') })
    .first()
    .getByRole('article')
    .first()
  const play = tile.getByRole('button', { name: /^Chơi (?!thử)/ })
  if (isMobile) {
    await play.tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: isTry ? text('pages:game.trial') : text('ui:play') })
      .tap()
    return
  }
  await play.hover()
  await (isTry ? tile.getByRole('button', { name: text('pages:game.trial') }) : play).click()
}
