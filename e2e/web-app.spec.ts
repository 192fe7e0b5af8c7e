import { expect, test } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

test('without a network the site says so, in the language in use, and goes on when there is one; nothing of the server is kept', async ({
  page,
  context,
}) => {
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
  expect(kept.filter((path) => !/^\/(assets\/.+|offline\.html|before-paint\.js|favicon\.svg)$/.test(path))).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Không có mạng' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Thử lại' }).click()
  await expect(page.getByRole('main').locator('#winners')).toBeVisible()
})

test('the site can be put on the home screen: its icons are there, and the page of apps says how', async ({ page }) => {
  await page.goto('/down')
  await expect(page.getByRole('region', { name: 'Đặt lên màn hình chính' })).toBeVisible()
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Fairground', display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
  expect(manifest.icons.length).toBeGreaterThan(3)
  expect((await page.request.get('/favicon.svg')).headers()['content-type']).toContain('image/svg+xml')
})
