import { expect, type Page, test } from '@playwright/test'
import { openConsole } from './support/sign-in.ts'
import { consoleUrl } from './support/world.ts'

/** What the pages of a tab were refused, one line each. */
async function noteRefusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (line: string) => void refused.push(line))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const { noteRefusal } = window as unknown as { noteRefusal: (line: string) => void }
      noteRefusal(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`)
    })
  })
  return refused
}

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
}

/** What somebody would try who can put text into a page. */
const tries = {
  'a picture with a script': () => {
    const box = document.createElement('div')
    document.body.append(box)
    box.innerHTML = '<img src="x" onerror="window.isTaken = true">'
  },
  'a script from elsewhere': () => {
    const script = document.createElement('script')
    script.src = '/assets/other.js'
    document.body.append(script)
  },
  'a worker of another address': () => {
    void new Worker('data:text/javascript,1')
  },
}

/** Afterwards: what the driver runs itself may make code. */
const codeFromText = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      try {
        Reflect.apply(Function, undefined, ['window.isTaken = true'])()
      } catch {}
      resolve()
    })
  })

async function expectRefused(page: Page): Promise<void> {
  for (const [name, attempt] of Object.entries(tries))
    await expect(page.evaluate(attempt), name).rejects.toThrow(/Trusted/)
  await page.evaluate(codeFromText)
  expect(await page.evaluate(() => 'isTaken' in window)).toBe(false)
}

test('no page of the portal asks for what its policy refuses, its worker included', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env.PORTAL_URL, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const refused = await noteRefusals(page)
  await walk(page, [
    '/',
    '/rng',
    '/hot',
    '/sports',
    '/guide',
    '/blog',
    '/terms',
    '/fairness',
    '/register',
    '/promotions',
  ])
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  expect(refused).toEqual([])
  await expectRefused(page)
  await context.close()
})

test('no page of the console asks for what its policy refuses', async ({ browser }) => {
  const page = await openConsole(browser, 'owner')
  const refused = await noteRefusals(page)
  await walk(
    page,
    ['/', '/members', '/withdrawals', '/reports', '/content', '/settings', '/audit'].map((path) => consoleUrl() + path),
  )
  expect(refused).toEqual([])
  await expectRefused(page)
  await page.context().close()
})

test('every visit has its own mark, and pages without scripts of their own have none', async ({ request }) => {
  const [first, second, offline] = await Promise.all(['/', '/', '/offline.html'].map((path) => request.get(path)))
  const policy = (answer: typeof first) => answer?.headers()['content-security-policy'] ?? ''
  const mark = /script-src 'nonce-([^']{22}==)' 'strict-dynamic'/
  const [, nonce = ''] = mark.exec(policy(first)) ?? []
  expect(await first?.text()).toContain(`nonce="${nonce}"`)
  expect(policy(second)).toMatch(mark)
  expect(policy(second)).not.toContain(nonce)
  expect(policy(offline)).toContain("script-src 'self'")
})
