import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { agreeAs, atProvider, refuseAt } from './support/at-provider.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { newName, newPlayer, password } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { undrawn } from './support/undrawn.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

const loginDialog = (page: Page) => page.getByRole('dialog', { name: text('portal:session.login') })
const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))

async function goTo(page: Page, name: 'Google' | 'Facebook'): Promise<Page> {
  await page.goto('/login')
  return atProvider(page, () =>
    loginDialog(page)
      .getByRole('button', { name: text('pages:social.with', { provider: name }) })
      .click(),
  )
}

/** Registers by the provider; the page is signed in afterwards. */
async function register(page: Page, name: 'Google' | 'Facebook', id: string): Promise<string> {
  await agreeAs(await goTo(page, name), id)
  const form = page.getByRole('dialog', { name: text('portal:session.register') })
  await expect(form.getByText(text('registration:social.registering', { provider: name }))).toBeVisible({
    timeout: 30_000,
  })
  await expect(form.getByLabel(new RegExp(`^${text('registration:password')}(?! \\p{L})`, 'u'))).toHaveCount(0)
  const username = newName()
  await form.getByLabel(textStart('portal:session.username')).fill(username)
  await form.getByRole('checkbox').check()
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByRole('button', { name: text('registration:submit') }).click()
  await expect(form).toBeHidden()
  return username
}

/** Signed out here and there. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies({ domain: '127.0.0.1' })
  await page.evaluate(() => sessionStorage.clear())
}

test('[R1.06] [R1.07] [R4.3.13] [R4.3.14] Google and Facebook ask for a name the first time, and let in the next time', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow() // six visits to providers
  for (const name of ['Google', 'Facebook'] as const)
    await test.step(name, async () => {
      const id = newName()
      const username = await register(page, name, id)
      expect(await tokenOf(page)).toBeTruthy()
      await leave(page)
      await agreeAs(await goTo(page, name), id)
      // The tab itself comes back on a phone: it may be between two pages when it is asked.
      await expect(async () => expect(await tokenOf(page)).toBeTruthy()).toPass({ timeout: 30_000 })
      await expect(loginDialog(page)).toBeHidden()
      await page.goto('/me')
      await expect(page.getByRole('main').getByText(username).first()).toBeVisible()
      expect(page.url()).not.toContain('code=')
      await leave(page)
    })
})

test('[R2.3.15] [R8.38] [R1.06] [R1.07] [R7.9.06] the header arrow shows Google and Facebook, a provider that was closed or refused says to try again, a stolen return is not taken, and a disabled provider has no button', async ({
  page,
}) => {
  test.slow() // three visits to the provider
  await test.step('hovering shows the providers, which open; a click opens the popup', async () => {
    await page.goto('/')
    await page.waitForLoadState('networkidle') // the page is taken over
    const header = page.getByRole('banner')
    const arrow = header.getByRole('button', { name: text('portal:session.otherWays') })
    const google = header.getByRole('button', { name: text('pages:social.with', { provider: 'Google' }) })
    await arrow.hover()
    await expect(google).toBeVisible()
    await expect(
      header.getByRole('button', { name: text('pages:social.with', { provider: 'Facebook' }) }),
    ).toBeVisible()
    expect(await layoutFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(google).toBeHidden()
    await page.mouse.move(0, 0)
    await arrow.hover()
    const provider = await atProvider(page, () => google.click())
    await provider.close()
    // The small window may have taken the mouse away.
    await page.mouse.move(0, 0)
    await arrow.hover()
    await expect(google).toBeEnabled()
    await arrow.click()
    await expect(loginDialog(page)).toBeVisible()
  })
  await test.step('closing or refusing at the provider says to try again', async () => {
    const refusal = text('errors:IDP_CLOSED')
    const first = await goTo(page, 'Google')
    if (first === page) await refuseAt(first)
    else await first.close()
    await expect(loginDialog(page).getByText(refusal)).toBeVisible()
    expect(await layoutFaults(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    const second = await goTo(page, 'Google')
    await refuseAt(second)
    await expect(loginDialog(page).getByText(refusal)).toBeVisible()
    expect(await tokenOf(page)).toBeNull()
  })
  await test.step('a return that nobody in this browser began leaves no trace', async () => {
    await page.goto('/social-return.html?code=stolen&state=made-up')
    await expect(loginDialog(page)).toBeVisible()
    await expect(
      loginDialog(page).getByRole('button', { name: text('pages:social.with', { provider: 'Google' }) }),
    ).toBeVisible()
    expect(await tokenOf(page)).toBeNull()
    expect(page.url()).not.toContain('stolen')
  })
  await test.step('a disabled provider has no button', async () => {
    await undrawn(page)
    await page.route('**/wps/system/whitelabel', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      body.value.social = { google: false, facebook: true }
      await route.fulfill({ response, json: body })
    })
    await page.goto('/login')
    await expect(
      loginDialog(page).getByRole('button', { name: text('pages:social.with', { provider: 'Facebook' }) }),
    ).toBeVisible()
    await expect(
      loginDialog(page).getByRole('button', { name: text('pages:social.with', { provider: 'Google' }) }),
    ).toHaveCount(0)
  })
})

test('a member links Google in the security centre after the password, and removes it again', async ({ page }) => {
  test.slow()
  await enterPortal(page, (await newPlayer()).token())
  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: text('pages:social.linkNamed', { provider: 'Google' }) }).click()
  const link = page.getByRole('dialog', { name: text('pages:social.linkNamed', { provider: 'Google' }) })
  await link.getByLabel(text('pages:security.oldPassword')).fill('khong-dung')
  await link.getByRole('button', { name: text('pages:social.goThere', { provider: 'Google' }) }).click()
  await expect(link.getByText(text('errors:validation.passwordWrong'))).toBeVisible()
  await link.getByLabel(text('pages:security.oldPassword')).fill(password)
  expect(await layoutFaults(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  const provider = await atProvider(page, () =>
    link.getByRole('button', { name: text('pages:social.goThere', { provider: 'Google' }) }).click(),
  )
  await agreeAs(provider, newName())
  await expect(page.getByText(text('pages:social.linked', { provider: 'Google' }))).toBeVisible()
  await page.getByRole('button', { name: text('pages:social.unlinkNamed', { provider: 'Google' }) }).click()
  const unlink = page.getByRole('dialog', { name: text('pages:social.unlinkNamed', { provider: 'Google' }) })
  await unlink.getByLabel(text('pages:security.oldPassword')).fill(password)
  await unlink.getByRole('button', { name: text('pages:social.unlinkNamed', { provider: 'Google' }) }).click()
  await expect(page.getByRole('button', { name: text('pages:social.linkNamed', { provider: 'Google' }) })).toBeVisible()
})
