import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withLock } from './with-lock.ts'
import { cacheFolder } from './workspace.ts'

const name = `test-${process.pid}`
const file = path.join(cacheFolder, `${name}.lock`)

test('two pieces of work under one lock never overlap', async () => {
  let running = 0
  let runningMax = 0
  const work = async () => {
    running += 1
    runningMax = Math.max(runningMax, running)
    await sleep(20)
    running -= 1
  }
  await Promise.all([withLock(name, work), withLock(name, work), withLock(name, work)])
  expect(runningMax).toBe(1)
})

test('work that fails gives the lock back', async () => {
  const work = async () => {
    throw new Error('no')
  }
  await expect(withLock(name, work)).rejects.toThrow('no')
  expect(existsSync(file)).toBe(false)
})

test('a lock left by a process that is gone is taken over', async () => {
  mkdirSync(cacheFolder, { recursive: true })
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, String(pid))
  expect(await withLock(name, async () => 'done')).toBe('done')
})
