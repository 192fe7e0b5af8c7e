import { expect, test } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

const listening = () => {
  const heard: string[] = []
  const sink = {
    add: (id: string, { title }: { title: string }) => heard.push(`${id} ${title}`),
    close: (id: string | undefined) => heard.push(`close ${id}`),
  }
  return { heard, sink }
}

test('what is said before toasts can be shown is shown in order, once', () => {
  const queue = createToastQueue()
  const { heard, sink } = listening()
  const first = queue.show({ title: 'one' })
  queue.show({ title: 'two' })
  queue.close(first)
  expect(queue.waitingCount()).toBe(3)
  queue.connect(sink)
  expect(heard).toEqual(['toast-1 one', 'toast-2 two', 'close toast-1'])
  expect(queue.waitingCount()).toBe(0)
})

test('what is said afterwards is shown at once, and waits again when the place is gone', () => {
  const queue = createToastQueue()
  const { heard, sink } = listening()
  const disconnect = queue.connect(sink)
  queue.show({ title: 'now' })
  disconnect()
  queue.show({ title: 'later' })
  expect(heard).toEqual(['toast-1 now'])
  queue.connect(sink)
  expect(heard).toEqual(['toast-1 now', 'toast-2 later'])
})

test('who watches learns that something waits', () => {
  const queue = createToastQueue()
  const seen: number[] = []
  const stop = queue.subscribe(() => seen.push(queue.waitingCount()))
  queue.show({ title: 'one' })
  stop()
  queue.show({ title: 'two' })
  expect(seen).toEqual([1])
})
