import { expect, test } from 'vitest'
import { type OnStop, startParts } from './start-parts.ts'

const part = (stopped: string[], onStop: OnStop, name: string) =>
  onStop(async () => {
    await Promise.resolve()
    stopped.push(name)
  })

test('parts stop in reverse order, once, and whoever asks again waits for them', async () => {
  const stopped: string[] = []
  const program = await startParts(async (onStop) => {
    for (const name of ['database', 'calls', 'routes']) part(stopped, onStop, name)
  })
  expect(stopped).toEqual([])
  void program.stop()
  await program.stop()
  expect(stopped).toEqual(['routes', 'calls', 'database'])
})

test('when a part cannot start, those before it stop, and its error is told', async () => {
  const stopped: string[] = []
  const starting = startParts(async (onStop) => {
    part(stopped, onStop, 'database')
    throw new Error('the port is taken')
  })
  await expect(starting).rejects.toThrow('the port is taken')
  expect(stopped).toEqual(['database'])
})
