import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { openConsole } from './support/sign-in.ts'

/** A real web server that plays an SMS gateway and keeps what it is asked. */
async function startGateway() {
  const bodies: string[] = []
  const keys: unknown[] = []
  const server = createServer((request, response) => {
    keys.push(request.headers['x-api-key'])
    request.on('data', (part) => bodies.push(String(part)))
    request.on('end', () => response.writeHead(200).end(JSON.stringify({ state: 'queued', id: 'gw-1' })))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { bodies, keys, address: `http://127.0.0.1:${port}/send`, stop: () => server.close() }
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: text('console:nav.providers') })

test('staff describe an SMS gateway, are told what does not fit, and try it for real; the secret never comes back', async ({
  browser,
}) => {
  const gateway = await startGateway()
  const page = await openConsole(browser, 'owner')
  await page.getByRole('link', { name: text('console:nav.providers') }).click()
  await page.getByRole('button', { name: textPart('providers:sms-http') }).click()
  const panel = panelOf(page)
  const save = panel.getByRole('button', { name: text('console:chat.save'), exact: true })
  await expect(panel.getByText(text('providers:test.saveFirst'))).toBeVisible()
  await panel.getByRole('switch', { name: textPart('providers:isOn') }).click()
  await save.click()
  await expect(panel.getByText(text('errors:validation.required'))).toBeVisible()
  await panel.getByRole('switch', { name: textPart('providers:isOn') }).click()
  await panel.getByLabel(textStart('providers:sms-http.address')).fill(gateway.address)
  await panel.getByLabel(textStart('providers:sms-http.headers')).fill('X-Api-Key: {secret}')
  await panel.getByLabel(textStart('providers:sms-http.body')).fill('{"to":"{to}"}')
  await expect(panel.getByText(text('errors:validation.templatePlaces'))).toBeVisible()
  await panel.getByLabel(textStart('providers:sms-http.body')).fill('{"to":"{to}","text":"{text}"}')
  await panel.getByLabel(text('providers:sms-http.secret'), { exact: true }).fill('brass-key-77')
  await panel.getByLabel(textStart('providers:sms-http.resultPath')).fill('state')
  await panel.getByLabel(textStart('providers:sms-http.resultValue')).fill('queued')
  await save.click()
  await expect(page.getByText(text('console:challenges.saved'))).toBeVisible()
  await expect(panel.getByText(text('console:methods.off'))).toBeVisible()
  await panel.getByLabel(text('providers:test.to.sms')).fill('+84912345678')
  await panel.getByRole('button', { name: text('providers:test.run') }).click()
  await expect(panel.getByText(text('providers:test.accepted'))).toBeVisible()
  await expect(panel.getByText('200 queued')).toBeVisible()
  expect(gateway.bodies.map((body) => JSON.parse(body))).toEqual([
    { to: '+84912345678', text: text('messages:test.sms') },
  ])
  expect(gateway.keys).toEqual(['brass-key-77'])
  await page.reload()
  await expect(panel.getByLabel(textStart('providers:sms-http.address'))).toHaveValue(gateway.address)
  await expect(panel.locator(`input[value="${text('providers:secret.set')}"]`)).toBeVisible()
  expect(await page.content()).not.toContain('brass-key-77')
  gateway.stop()
  await panel.getByLabel(text('providers:test.to.sms')).fill('+84912345678')
  await panel.getByRole('button', { name: text('providers:test.run') }).click()
  await expect(panel.getByText(text('providers:test.failed'))).toBeVisible()
  await page.goto('/audit')
  await expect(page.getByRole('main').getByText(text('console:audited.provider.changed')).first()).toBeVisible()
  await page.context().close()
})

test('who does not run the house does not see its services', async ({ browser }) => {
  const page = await openConsole(browser, 'trang')
  await expect(page.getByRole('link', { name: text('console:nav.providers') })).toHaveCount(0)
  await page.goto('/providers')
  await expect(page.getByText(text('console:page.forbidden'))).toBeVisible()
  await page.context().close()
})
