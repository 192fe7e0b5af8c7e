import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { pageDrawer, type WantedPage } from './draw-pages.ts'

const viewer = { language: 'vi', theme: 'dark', isWide: true } as const
const wanted = (href: string): WantedPage => ({ href, host: 'a.test', viewer, imageHost: undefined })

/** Draws with a renderer of these words, where the build would leave the portal's. */
async function drawer(renderer?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairground-pages-'))
  await mkdir(path.join(folder, 'server'))
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  if (renderer)
    await writeFile(path.join(folder, 'server/draw.js'), `export const draw = async (wanted) => ${renderer}`)
  const app = Fastify({ logger: false })
  app.get('/wps/hello', async ({ headers }) => ({ said: headers.language }))
  return pageDrawer(app, folder)
}

test('a page is drawn from the calls of this program', async () => {
  const asked = `await wanted.fetch('http://any/wps/hello', { headers: { language: wanted.language } })`
  const draw = await drawer(`({ body: (await (${asked}).json()).said, state: '', head: {} })`)
  expect(await draw(wanted('/'))).toMatchObject({ body: 'vi' })
})

test('the same page is drawn once for all who come within a second, another one by itself', async () => {
  const draw = await drawer('({ body: String(Math.random()), state: "", head: {} })')
  const [first, second, other] = await Promise.all([draw(wanted('/')), draw(wanted('/')), draw(wanted('/guide'))])
  expect(second).toEqual(first)
  expect(other).not.toEqual(first)
})

test.each([
  ['that was not built', undefined],
  ['that fails', "{ throw new Error('no') }"],
  ['of a closed site', "'closed'"],
  ['that is not ready in time', 'new Promise(() => {})'],
])('with a renderer %s the page goes out empty', async (_, renderer) => {
  const draw = await drawer(renderer)
  expect(await draw(wanted('/'))).toBeUndefined()
})

test('when too many wait, the next page goes out empty at once', async () => {
  const draw = await drawer('new Promise(() => {})')
  for (let page = 0; page < 12; page += 1) void draw(wanted(`/${page}`))
  const startedAt = performance.now()
  expect(await draw(wanted('/last'))).toBeUndefined()
  expect(performance.now() - startedAt).toBeLessThan(500)
})
