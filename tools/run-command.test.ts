import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { captureCommand, runCommand } from './run-command.ts'

const module = JSON.stringify(new URL('./run-command.ts', import.meta.url).href)
/** Drains on SIGTERM and exits with its own code; prints its process id once ready. */
const draining = `
process.on('SIGTERM', () => setTimeout(() => process.exit(7), 50))
setInterval(() => {}, 1000)
console.log(process.pid)`
const task = `
import { runCommand, stopWithParent } from ${module}
stopWithParent()
process.exit(await runCommand(process.execPath, ['-e', ${JSON.stringify(draining)}]))`

async function startTask(): Promise<{ parent: ChildProcess; pid: number }> {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', task], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(parent.stdout!, 'data')) as [Buffer]
  return { parent, pid: Number(line.toString()) }
}

async function untilGone(pid: number): Promise<boolean> {
  for (let left = 100; left > 0; left -= 1) {
    try {
      process.kill(pid, 0)
    } catch {
      return true
    }
    await sleep(50)
  }
  return false
}

test('an exit code passes through, and so does what was printed on either stream', async () => {
  expect(await runCommand(process.execPath, ['-e', 'process.exit(3)'])).toBe(3)
  expect(await captureCommand(process.execPath, ['-e', 'console.log(1)'])).toEqual({ code: 0, output: '1\n' })
  const failing = ['-e', 'console.error(2); process.exitCode = 4']
  expect(await captureCommand(process.execPath, failing)).toEqual({ code: 4, output: '2\n' })
})

test('a command that does not exist is an error', async () => {
  await expect(runCommand('no-such-command', [])).rejects.toThrow('ENOENT')
})

test('SIGTERM reaches the command, which may drain, and its exit code is kept', async () => {
  const { parent, pid } = await startTask()
  parent.kill('SIGTERM')
  const [code] = await once(parent, 'exit')
  expect(code).toBe(7)
  expect(await untilGone(pid)).toBe(true)
})

test('a task whose own parent is killed ends with everything it started', async () => {
  const grandparent = spawn('/bin/sh', ['-c', '"$0" --input-type=module -e "$1" & wait', process.execPath, task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(grandparent.stdout, 'data')) as [Buffer]
  grandparent.kill('SIGKILL')
  expect(await untilGone(Number(line.toString()))).toBe(true)
})
