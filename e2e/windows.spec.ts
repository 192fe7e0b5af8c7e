import { demoAccounts } from '@fairground/dev-env'
import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterConsole, enterPortal } from './support/sign-in.ts'
import { windowFaults } from './support/window-faults.ts'
import { consoleUrl, portalUrl } from './support/world.ts'

// Every window is one component of packages/ui (source rule `windows-are-of-one-kind`); here they are tried as they stand.
test.skip(({ isMobile }) => !isMobile, 'fingers are for phones; keys are the same on both')

type Opener = [path: string, button: string | RegExp]

/** Opens one after another with the keyboard: focus goes in, stays in, and comes back; each target can be hit by a finger. */
async function tryWindows(page: Page, origin: string, openers: readonly Opener[]): Promise<void> {
  for (const [path, name] of openers) {
    const said = `${path}: ${name}`
    if (page.url() !== `${origin}${path}`) await page.goto(`${origin}${path}`)
    const opener = page.getByRole('button', { name, exact: typeof name === 'string' }).first()
    await expect(opener, said).toBeEnabled()
    await opener.focus()
    await opener.press('Enter')
    const window = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
    await expect(window, said).toBeVisible()
    const hasFocus = () => window.evaluate((node) => node.contains(document.activeElement))
    await expect.poll(hasFocus, said).toBe(true)
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      await expect.poll(hasFocus, `${said}, after ${key}`).toBe(true)
    }
    expect.soft(await windowFaults(window), said).toEqual([])
    await page.keyboard.press('Escape')
    await expect(window, said).toBeHidden()
    await expect(opener, said).toBeFocused()
  }
}

test('windows of visitors and members keep the focus, give it back, and can be used with a finger', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('visitors', async () => {
    await tryWindows(page, portalUrl(), [
      ['/', text('portal:session.login')],
      ['/register', text('registration:terms')],
      ['/me', text('portal:feedback.title')],
    ])
  })
  await test.step('members', async () => {
    const player = await newPlayer({ deposit: '5000000.00', withPayoutAccount: true })
    await enterPortal(page, player.token())
    const names = [
      text('pages:security.changePassword'),
      text('pages:security.changeNickname'),
      text('pages:security.changeAvatar'),
    ]
    await tryWindows(
      page,
      portalUrl(),
      names.map((name): Opener => ['/member/securityCenter', name]),
    )
  })
})

test('windows of staff keep the focus, give it back, and can be used with a finger', {
  tag: '@phone',
}, async ({ page }) => {
  await enterConsole(page, demoAccounts.staff[0].username)
  await tryWindows(page, consoleUrl(), [
    ['/', text('console:nav.open')],
    ['/members', text('console:openMember.open')],
    ['/adjustments', text('console:adjust.ask')],
    ['/rains', text('console:rains.ask')],
    ['/operators', text('console:operators.invite')],
    ['/chat', text('console:chat.words')],
  ])
})
