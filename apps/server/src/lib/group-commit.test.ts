import { expect, test } from 'vitest'
import { GroupCommit, type GroupCommitOptions, OutcomeUnknownError, TurnedAwayError } from './group-commit.ts'

interface Item {
  name: string
  words?: string[]
  owner?: string
}

/** A store that notes its batches; what is called `poison` fails whatever it is part of. */
function groups(options: Partial<GroupCommitOptions<Item, string>> = {}) {
  const batches: string[][] = []
  const open: (() => void)[] = []
  const group = new GroupCommit<Item, string>({
    async commit(items) {
      batches.push(items.map(({ name }) => name))
      await new Promise<void>((resolve) => open.push(resolve))
      if (items.some(({ name }) => name === 'poison')) throw new Error('poisoned')
      return items.map(({ name }) => `${name} done`)
    },
    wordsOf: ({ name, words }) => words ?? [name],
    ownerOf: ({ owner }) => owner ?? 'everybody',
    isWorthRepeating: async () => true,
    batchLengthMax: 10,
    waitingMax: 100,
    ...options,
  })
  /** Lets commits end until nothing is under way. */
  const finish = async () => {
    for (let idle = 0; idle < 3; idle += 1) {
      await new Promise(setImmediate)
      if (open.length > 0) idle = -1
      for (const next of open.splice(0)) next()
    }
  }
  return { group, batches, finish, add: (name: string, item: Partial<Item> = {}) => group.add({ name, ...item }) }
}

test('what comes in the same breath is one batch, and what comes while it is under way is the next', async () => {
  const { batches, finish, add } = groups()
  const first = [add('a'), add('b')]
  await new Promise(setImmediate)
  const second = [add('c'), add('d')]
  await finish()
  expect(await Promise.all([...first, ...second])).toEqual(['a done', 'b done', 'c done', 'd done'])
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('items with a word in common go one batch after another in their order, the others pass them', async () => {
  const { batches, finish, add } = groups()
  const all = [
    add('a', { words: ['round'] }),
    add('b', { words: ['round', 'other'] }),
    add('c', { words: ['other'] }),
    add('d', { words: ['free'] }),
  ]
  await finish()
  await Promise.all(all)
  expect(batches).toEqual([['a', 'd'], ['b'], ['c']])
})

test('a batch has at most its length, and nobody is lost', async () => {
  const { batches, finish, add } = groups({ batchLengthMax: 3 })
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => add(name))
  await finish()
  expect(await Promise.all(all)).toHaveLength(7)
  expect(batches.map(({ length }) => length)).toEqual([3, 3, 1])
})

test('an item that fails its batch fails alone', async () => {
  const { batches, finish, add } = groups()
  const all = Promise.allSettled([add('a'), add('poison'), add('b', { owner: 'bob' })])
  await finish()
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(batches.slice(1).sort()).toEqual([['a'], ['b'], ['poison']])
})

test('an item that takes long alone holds back its owner and nobody else', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const batches: string[] = []
  const { add } = groups({
    async commit(items) {
      const names = items.map(({ name }) => name)
      batches.push(names.join())
      if (names.includes('slow') && names.length > 1) throw new Error('held by somebody')
      if (names.includes('slow')) await held
      return names
    },
  })
  const slow = add('slow', { owner: 'ann' })
  const same = add('a', { owner: 'bob' })
  expect(await same).toBe('a')
  const behind = add('b', { owner: 'ann' })
  expect(await add('c', { owner: 'bob' })).toBe('c')
  expect(batches).not.toContain('b')
  release()
  expect(await Promise.all([slow, behind])).toEqual(['slow', 'b'])
})

test('when the database is away nobody is tried alone, and the next batch is tried again', async () => {
  const { batches, finish, add } = groups({ isWorthRepeating: async () => false })
  const failed = Promise.allSettled([add('a'), add('poison')])
  await finish()
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const later = add('c')
  await finish()
  expect(await later).toBe('c done')
  expect(batches).toEqual([['a', 'poison'], ['c']])
})

test('a batch whose commit was not answered is never sent again', async () => {
  let tries = 0
  const commit = async () => {
    tries += 1
    throw new OutcomeUnknownError('cut off')
  }
  const { add } = groups({ commit })
  const all = await Promise.allSettled([add('a'), add('b')])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(tries).toBe(1)
})

test('with too much waiting an item is turned away, and those before it are done', async () => {
  const { finish, add } = groups({ waitingMax: 2 })
  const taken = [add('a'), add('b')]
  await expect(add('c')).rejects.toThrow(TurnedAwayError)
  await finish()
  expect(await Promise.all(taken)).toEqual(['a done', 'b done'])
})

test('the end waits for items that are tried alone', async () => {
  const { group, finish, add } = groups()
  const all = Promise.allSettled([add('a'), add('poison', { owner: 'ann' })])
  const ended = group.end()
  await finish()
  await ended
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('the end answers all that was taken and takes nothing more', async () => {
  const { group, finish, add } = groups({ batchLengthMax: 1 })
  const taken = [add('a'), add('b'), add('c')]
  const ended = group.end().then(() => 'ended')
  await expect(add('d')).rejects.toThrow(TurnedAwayError)
  await finish()
  expect(await Promise.all(taken)).toEqual(['a done', 'b done', 'c done'])
  expect(await ended).toBe('ended')
})
