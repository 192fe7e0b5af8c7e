import { expect, test } from 'vitest'
import { followVersion } from './follow-version.ts'

/** A server whose newest version is read when a fetch begins, and answered a moment later. */
function world() {
  const state = { newest: 1, shown: 1 as number | undefined, seen: [] as number[], fetches: 0, underWay: 0 }
  const follow = followVersion({
    shown: () => state.shown,
    async fetch() {
      state.fetches += 1
      state.underWay += 1
      expect(state.underWay).toBe(1)
      const answer = state.newest
      await new Promise((resolve) => setTimeout(resolve, 5))
      state.underWay -= 1
      state.shown = Math.max(state.shown ?? 0, answer)
      state.seen.push(state.shown)
    },
  })
  return { state, follow }
}

test('a hundred changes in a row end with the newest, by a few fetches, and never go backwards', async () => {
  const { state, follow } = world()
  const all: Promise<void>[] = []
  for (let version = 2; version <= 101; version += 1) {
    state.newest = version
    all.push(follow(version))
    if (version % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(all)
  expect(state.shown).toBe(101)
  expect(state.fetches).toBeLessThan(20)
  expect(state.seen).toEqual([...state.seen].sort((a, b) => a - b))
})

test('news during a fetch is fetched after it', async () => {
  const { state, follow } = world()
  state.newest = 2
  const first = follow(2)
  state.newest = 3
  await Promise.all([first, follow(3)])
  expect([state.shown, state.fetches]).toEqual([3, 2])
})

test('what is shown already is not asked for again; news of another purse does not ask for ever', async () => {
  const { state, follow } = world()
  state.shown = 7
  await follow(7)
  expect(state.fetches).toBe(0)
  await follow(500)
  expect(state.fetches).toBe(2)
})

test('the account of someone else begins anew, with lower versions', async () => {
  const { state, follow } = world()
  Object.assign(state, { shown: 90, newest: 90 })
  await follow(90)
  Object.assign(state, { shown: 1, newest: 2 })
  await follow(2)
  expect(state.shown).toBe(2)
})
