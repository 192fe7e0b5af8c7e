import { expect, test } from 'vitest'
import { loadNewVersion } from './load-new-version.ts'

const page = (entry: string) =>
  `<!doctype html><script type="module" crossorigin src="${entry}"></script><div id="root"></div>`

/** A tab with the version of that entry, in which a file could not be loaded, and what became of it. */
function tab(entry: string, fetchPage: () => Promise<string>) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  let reloads = 0
  const draft = () => ({ path: '/register', fields: [{ name: 'username', nth: 0, value: 'lanterns' }] })
  const fail = (version = entry) =>
    loadNewVersion({ entry: version, storage, fetchPage, draft, reload: () => (reloads += 1) })
  return { fail, kept, reloads: () => reloads }
}

test('a page whose files are gone since a deployment is loaded anew once, with what was typed', async () => {
  const { fail, kept, reloads } = tab('/assets/main-old.js', async () => page('/assets/main-new.js'))
  expect(await fail()).toBe(true)
  expect(reloads()).toBe(1)
  expect(kept.get('fairground.typed')).toContain('lanterns')
})

test('a page that came back the same is not loaded again and again; the next version is loaded again', async () => {
  const { fail, reloads } = tab('/assets/main-old.js', async () => page('/assets/main-new.js'))
  await fail()
  for (let i = 0; i < 5; i += 1) expect(await fail()).toBe(false)
  expect(reloads()).toBe(1)
  expect(await fail('/assets/main-between.js')).toBe(true)
})

test.each([
  ['the version is the same: the file alone is missing', async () => page('/assets/main-old.js')],
  ['there is no network', () => Promise.reject(new TypeError('failed to fetch'))],
  ['something else answers', async () => '<html>maintenance</html>'],
])('nothing is loaded anew when %s', async (_, fetchPage) => {
  const { fail, reloads } = tab('/assets/main-old.js', fetchPage)
  expect(await fail()).toBe(false)
  expect(reloads()).toBe(0)
})
