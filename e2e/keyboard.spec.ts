import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newPlayer, password } from './support/new-player.ts'

test('by the keyboard alone a player passes the header, opens and closes a dialog that keeps the focus, logs in, walks the account menu, and leaves the winner boards and is back with the next press', async ({
  page,
}) => {
  const { username } = await newPlayer()
  await page.goto('/')
  await test.step('the first Tab offers the way past the header, and Enter takes it', () => skipHeader(page))
  await page.goto('/')
  await test.step('an open dialog keeps the focus, Escape closes it and gives the focus back', () => keepFocus(page))
  await test.step('a player logs in', () => logIn(page, username))
  await test.step('the account menu opens, walks and closes', () => walkMenu(page, username))
  await page.goto('/member/securityCenter')
  await test.step('a switch keeps the focus, and is back with the next press', () => switchBoards(page))
})

/** Walks with Tab until the button of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  const stepsMax = 20
  for (let step = 0; step < stepsMax; step += 1) {
    if (await button.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
}

async function skipHeader(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: text('ui:skipToContent') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

async function logIn(page: Page, username: string): Promise<void> {
  await tabTo(page, text('portal:session.otherWays'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: text('portal:session.login') })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel(textStart('portal:session.username'))).toBeFocused()
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: text('pages:account.menu', { name: username }) })).toBeVisible()
}

async function keepFocus(page: Page): Promise<void> {
  await tabTo(page, text('portal:session.otherWays'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: text('portal:session.login') })
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press(step < 6 ? 'Tab' : 'Shift+Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: text('portal:session.otherWays') })).toBeFocused()
}

async function walkMenu(page: Page, username: string): Promise<void> {
  const menu = page.getByRole('button', { name: text('pages:account.menu', { name: username }) })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: text('pages:member.transferFund') })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: text('pages:account.deposit') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
}

async function switchBoards(page: Page): Promise<void> {
  const boards = page.getByRole('switch', { name: text('pages:security.boards') })
  await expect(boards).toBeChecked()
  await boards.focus()
  for (const isShown of [false, true]) {
    await page.keyboard.press('Space')
    await expect(boards).toBeChecked({ checked: isShown })
    await expect(boards).toHaveAttribute('aria-busy', 'false')
    await expect(boards).toBeFocused()
  }
}
