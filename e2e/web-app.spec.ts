import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test.use({ serviceWorkers: 'allow' })

test('the site can be put on the home screen; without a network it says so, in the language in use, and goes on when there is one; nothing of the server is kept', async ({
  page,
  context,
}) => {
  await test.step('its icons are there, and the page of apps says how', async () => {
    await page.goto('/down')
    await expect(page.getByRole('region', { name: text('pages:down.web') })).toBeVisible()
    const manifest = await (await page.request.get('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({ name: 'Fairground', display: 'standalone', start_url: '/' })
    for (const { src } of manifest.icons)
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
    expect(manifest.icons.length).toBeGreaterThan(3)
    expect((await page.request.get('/favicon.svg')).headers()['content-type']).toContain('image/svg+xml')
  })
  await test.step('without a network', async () => {
    await page.goto('/responsible')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/offline.html')
    expect(kept.filter((path) => !/^\/(assets\/.+|offline\.html|before-paint\.js|favicon\.svg)$/.test(path))).toEqual(
      [],
    )
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Không có mạng' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: text('ui:retry') }).click()
    await expect(page.getByRole('main').locator('#winners')).toBeVisible()
  })
})

test('notices are asked for by a press alone, are on for this browser then, and off after another press', async ({
  page,
}) => {
  // A browser under test has no push service and nobody to ask: what it would make and answer is given to it.
  await page.addInitScript(() => {
    const asked: string[] = []
    let made: object | null = null
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      asked.push('permission')
      permission = 'granted'
      return permission
    }
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null
    PushManager.prototype.subscribe = async () => {
      const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
      const endpoint = `https://push.example.com/${crypto.randomUUID()}`
      const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
      made = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          made = null
          return true
        },
      }
      return made as PushSubscription
    }
    Object.assign(window, { asked })
  })
  await enterPortal(page, (await newPlayer()).token())
  await page.goto('/member/securityCenter')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const notices = page.getByRole('switch', { name: text('pages:security.push') })
  await expect(notices).toBeEnabled()
  await expect(notices).not.toBeChecked()
  const askedCount = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length)
  expect(await askedCount()).toBe(0)
  const subscribed = page.waitForResponse('**/wps/member/push')
  await notices.click()
  expect(await (await subscribed).json()).toMatchObject({ success: true })
  expect(await askedCount()).toBe(1)
  await expect(notices).toBeChecked()
  await expect(notices).toBeEnabled()
  await notices.click()
  await expect(notices).toBeEnabled()
  await expect(notices).not.toBeChecked()
})
