import { expect, test } from 'vitest'
import { createSendWatch } from './send-watch.ts'

const sent = (packetsSent: number, timestamp: number) => ({
  type: 'outbound-rtp',
  kind: 'video',
  packetsSent,
  timestamp,
})
const told = (timestamp: number) => ({ type: 'remote-inbound-rtp', kind: 'video', timestamp })

test('a picture goes on while more of it is sent and the other end reports', () => {
  const watch = createSendWatch()
  expect(watch.goesOn([sent(10, 1_000), told(900)])).toBe(true)
  expect(watch.goesOn([sent(10, 2_000), told(1_900)])).toBe(false)
  expect(watch.goesOn([sent(20, 3_000), told(2_900)])).toBe(true)
  expect(watch.goesOn([sent(30, 9_000), told(2_900)])).toBe(false)
})

test('where the other end never reports, what is sent counts, and the sound alone is no picture', () => {
  const watch = createSendWatch()
  expect(watch.goesOn([sent(1, 1_000)])).toBe(true)
  expect(watch.goesOn([{ ...sent(9, 2_000), kind: 'audio' }])).toBe(false)
})
